"""axe-core looks at a page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async contrast => {
  const rules = { 'color-contrast': { enabled: contrast } };
  const found = await axe.run(document, { resultTypes: ['violations'], rules });
  const told = node => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '');
  return found.violations.filter(each => each.impact === 'serious' || each.impact === 'critical')
    .map(each => `${each.id}: ${each.nodes.slice(0, 4).map(told).join(' | ')}`);
}"""


def look(page: Page, contrast: bool = True) -> list[str]:
    """What is serious; `contrast` takes most of the time, and is the same in all languages."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(LOOK, contrast)
    return found
