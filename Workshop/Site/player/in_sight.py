"""Checks what stays in view during a journey, and where an address leads; used by test_player.py."""

SCROLLED = """box => {
  box.scrollTop = box.scrollHeight;
  const actors = box.querySelector(".player-actors").getBoundingClientRect(), own = box.getBoundingClientRect();
  return { isLong: box.scrollHeight > box.clientHeight, above: own.top - actors.top };
}"""
CLIPPED = """all => all.filter(it => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1).length"""


def actors_and_buttons(page) -> list[str]:
    """Checks that at the end of a journey the actors are above their calls, and the buttons above the page."""
    page.keyboard.press("End")
    seen = page.locator(".player-diagram").first.evaluate(SCROLLED)
    wrong = []
    if not seen["isLong"]:
        wrong.append("the diagram has no need to be scrolled, so nothing is known of what stays in sight")
    elif seen["above"] > 2:
        wrong.append(f"the diagram's actors are out of sight, {seen['above']:.0f} pixels above it, when it is scrolled")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    top = page.locator(".player-head").evaluate("it => it.getBoundingClientRect().top")
    page.evaluate("scrollTo(0, 0)")
    return wrong if top >= 0 else wrong + [f"the buttons are out of sight, {-top:.0f} pixels above the window"]


def whole_screens(page) -> list[str]:
    clipped = page.locator(".player-screen").evaluate_all(CLIPPED)
    return [f"{clipped} screens are cut off where two rungs stand side by side"] if clipped else []


def same_address(page) -> list[str]:
    """Checks that an address leads to the same step and the same second rung, in a new browser as well."""
    wanted = page.text_content(".player-status"), page.locator(".player-run h2").all_text_contents()
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    try:
        page.wait_for_selector(".player-run:nth-child(2)", timeout=5_000)
    except Exception:
        return [f"the address {page.url} does not lead to the second rung"]
    shown = page.text_content(".player-status"), page.locator(".player-run h2").all_text_contents()
    return [] if shown == wanted else [f"the address {page.url} leads to {shown}, and not to {wanted}"]
