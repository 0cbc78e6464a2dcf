"""The error that the rules refuse with."""


class IllegalAction(ValueError):
    """An action that the rules refuse.

    Attributes:
        template: the reason with named fields, in English.
        facts: the values of those fields.
    """

    def __init__(self, template: str, **facts: object) -> None:
        super().__init__(template.format(**facts))
        self.template = template
        self.facts = facts
