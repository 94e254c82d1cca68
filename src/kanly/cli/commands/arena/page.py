"""The results of a contest as a page: one file, charts drawn in it, nothing fetched."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from kanly import __version__
from kanly.cli.commands.arena.standings import Standings
from kanly.cli.commands.arena.statistics import wilson

COLOURS: Final = ("#b3531d", "#2b5fb0", "#2f7d3b", "#8a3a8f", "#a08000", "#4a6b77")
WIDTH: Final = 720
STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 760px; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .25rem .5rem; text-align: right; border-bottom: 1px solid #8884 }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto } svg text { font-size: 12px; fill: currentColor }
.grid { stroke: #8884 } .fair { stroke: currentColor; stroke-dasharray: 4 4; opacity: .6 }
"""


def write_page(path: Path, standings: Standings) -> None:
    """Write the page."""
    path.write_text(page(standings), encoding="utf-8")


def page(standings: Standings) -> str:
    """The page as text."""
    data = standings.data()
    modules = f" with {', '.join(data['modules'])}" if data["modules"] else ""
    title = f"{data['game']}{modules}, {data['seats']} seats"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{data['games']} games, seed {escape(str(data['seed']))}, rules {escape(data['rules'])}, "
        f"kanly {escape(__version__)}. Every deal is played once with each seating.</p>",
        _table(data),
        "<h2>Share of the wins</h2>",
        _shares(data),
        "<h2>As the games went</h2>",
        _course(standings),
    ]
    if data["by_role"]:
        parts += ["<h2>By role</h2>", _roles(data)]
    if data["errors"]:
        items = [
            f"<li>game {e['game']} (seed {escape(e['seed'])}): {escape(e['message'])}</li>" for e in data["errors"]
        ]
        parts += ["<h2>Games that failed</h2>", f"<ul>{''.join(items)}</ul>"]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def _table(data: dict[str, Any]) -> str:
    rows = ["<tr><th>bot</th><th>wins</th><th>share</th><th>95 %</th><th>fair</th><th></th><th>rating</th></tr>"]
    for name, (low, mid, high) in data["share"].items():
        rating = data["ratings"][name]
        cells = [
            escape(name),
            f"{data['wins'][name]:g}",
            f"{mid:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{data['fair'][name]:.1%}",
            data["verdict"][name] or "",
            f"{rating['mu']:.1f} ± {rating['sigma']:.1f}",
        ]
        rows.append(f"<tr>{''.join([f'<td>{cell}</td>' for cell in cells])}</tr>")
    return f"<table>{''.join(rows)}</table>"


def _colour(i: int) -> str:
    return COLOURS[i % len(COLOURS)]


def _scale(height: int, left: int) -> str:
    """Lines and labels for 0 % to 100 % from left to right."""
    out = []
    for step in range(5):
        x = left + (WIDTH - left - 20) * step / 4
        out.append(f'<line class="grid" x1="{x:.0f}" y1="0" x2="{x:.0f}" y2="{height - 18}"/>')
        out.append(f'<text x="{x:.0f}" y="{height - 4}" text-anchor="middle">{25 * step} %</text>')
    return "".join(out)


def _bars(rows: list[tuple[str, float, float, float, float, str]]) -> str:
    """Bars with their intervals: label, low, share, high, the fair share (0: none), colour."""
    left, step = 190, 30
    height = step * len(rows) + 24
    out = [_scale(height, left)]
    for i, (label, low, mid, high, fair, colour) in enumerate(rows):
        y = step * i + 6
        x0, x1, x2, x3 = [left + (WIDTH - left - 20) * value for value in (mid, low, high, fair)]
        out.append(f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{escape(label)}</text>')
        out.append(f'<rect x="{left}" y="{y}" width="{x0 - left:.1f}" height="18" fill="{colour}" opacity=".75"/>')
        out.append(f'<path d="M{x1:.1f} {y + 9}H{x2:.1f}" stroke="currentColor" stroke-width="2"/>')
        if fair:
            out.append(f'<line class="fair" x1="{x3:.1f}" y1="{y - 4}" x2="{x3:.1f}" y2="{y + 22}"/>')
        out.append(f"<title>{escape(label)}: {mid:.1%}, {low:.1%} to {high:.1%}</title>")
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(out)}</svg>'


def _shares(data: dict[str, Any]) -> str:
    shares = data["share"].items()
    return _bars([(name, *share, data["fair"][name], _colour(i)) for i, (name, share) in enumerate(shares)])


def _roles(data: dict[str, Any]) -> str:
    rows = []
    for i, (name, roles) in enumerate(data["roles_of"].items()):
        for role, count in sorted(roles.items()):
            low, mid, high = wilson(count["wins"], count["games"])
            rows.append((f"{name}, {role}", low, mid, high, 0.0, _colour(i)))
    return _bars(rows)


def _course(standings: Standings) -> str:
    """The share of every bot after each game, with the interval as a band."""
    left, height = 48, 260
    games = len(standings.course)
    if not games:
        return "<p>No game was finished.</p>"
    every = max(1, games // 360)
    numbers = sorted({*range(0, games, every), games - 1})
    out = []
    for step in range(5):
        y = 10 + (height - 40) * (1 - step / 4)
        out.append(f'<line class="grid" x1="{left}" y1="{y:.0f}" x2="{WIDTH - 10}" y2="{y:.0f}"/>')
        out.append(f'<text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end">{25 * step} %</text>')
    for i, name in enumerate(standings.names):
        lows: list[str] = []
        mids: list[str] = []
        highs: list[str] = []
        for n in numbers:
            x = left + (WIDTH - left - 10) * (n + 1) / games
            for points, value in zip((lows, mids, highs), wilson(standings.course[n][name], n + 1)):
                points.append(f"{x:.1f},{10 + (height - 40) * (1 - value):.1f}")
        band = " ".join([*lows, *reversed(highs)])
        out.append(f'<polygon points="{band}" fill="{_colour(i)}" opacity=".12"/>')
        out.append(f'<polyline points="{" ".join(mids)}" fill="none" stroke="{_colour(i)}" stroke-width="2"/>')
        out.append(f'<text x="{left + 10 + 150 * i}" y="{height - 8}" style="fill:{_colour(i)}">{escape(name)}</text>')
    out.append(f'<text x="{WIDTH - 10}" y="{height - 8}" text-anchor="end">{games} games</text>')
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(out)}</svg>'
