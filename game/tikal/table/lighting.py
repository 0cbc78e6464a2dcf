"""What is lit on the board, from what is chosen; and its spaces as things to touch."""

from pygame import Rect

from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import STONES
from game.tikal.rules.state import ways
from game.tikal.table import words
from game.tikal.table.board import BoardView, Highlights, Preview
from game.tikal.table.board.geometry import HEIGHT
from game.tikal.table.computers import Computers
from game.tikal.table.interaction import Interaction
from game.ui.widgets import Element


def highlights(interaction: Interaction, hovered: int | None) -> Highlights:
    """Everything that may be tapped, what is picked, and the way to the space under the mouse."""
    return Highlights(
        legal=tuple(interaction.targets()),
        selected=interaction.selected,
        reach=interaction.reach,
        path=interaction.route(hovered) if hovered is not None else (),
        preview=_preview(interaction),
    )


def last_step(computers: Computers) -> Highlights:
    """What the last action that is shown touched; a walk as its way."""
    spaces = computers.steps[-1].spaces if computers.steps else ()
    return Highlights(
        selected=spaces[-1] if spaces else None, path=spaces if len(spaces) > 1 else ()
    )


def _preview(interaction: Interaction) -> Preview | None:
    placing, state = interaction.placing, interaction.state
    if placing is None:
        return None
    space, rotation = placing
    opens = dict(ways(state, space, STONES[state.hand][rotation]))
    return Preview(space, state.hand, rotation, opens)


def space_elements(board: BoardView, interaction: Interaction) -> list[Element]:
    """The spaces that can be seen, each by a rectangle well inside of its hexagon."""
    state, lit = interaction.state, set(interaction.targets())
    layout = board.layout
    found = []
    for space in range(SPACES):
        rect = Rect(0, 0, round(layout.width * 0.6), round(layout.width * HEIGHT * 0.9))
        rect.center = (round(layout.centre(space)[0]), round(layout.centre(space)[1]))
        rect = rect.clip(board.rect)
        if rect.w and rect.h:
            explored = state.kind(space) is not None
            label = words.space(state, space) if explored else NAMES[space]
            enabled = explored or space in lit
            found.append(Element(f"space/{NAMES[space]}", label, rect, enabled, "gridcell"))
    return found
