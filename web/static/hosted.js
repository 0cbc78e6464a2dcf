// Whether a host with tables serves the page: it says so in it (game/host/page.py).
export const hosted = "tables" in document.documentElement.dataset;
