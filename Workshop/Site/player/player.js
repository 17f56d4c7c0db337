// Shows the page of a journey one step at a time. Without it, the page is a list of all steps.
(() => {
  const player = document.querySelector(".player");
  const controls = player?.querySelector(".player-controls");
  if (!controls || player.classList.contains("is-live")) return;
  const sides = player.querySelector(".player-sides");
  const status = player.querySelector(".player-status");
  const beside = controls.querySelector("select");
  const main = sides.querySelector(".player-run");
  const count = stepsOf(main).length;
  let other = null;
  let places = []; // For each step of this rung, its place on the other one, or -1.
  let current = 0;

  function stepsOf(run) {
    return [...run.querySelectorAll(".player-step")];
  }

  function go(step) {
    current = Math.min(Math.max(step, 0), count - 1);
    show(main, current);
    if (other) showOther();
    for (const button of controls.querySelectorAll("button")) {
      const isBack = ["first", "back"].includes(button.dataset.go);
      // A disabled button would lose the focus, and with it the place of whoever goes by Tab.
      button.setAttribute("aria-disabled", String(current === (isBack ? 0 : count - 1)));
    }
    status.textContent = words();
    history.replaceState(history.state, "", `#step-${current + 1}${other ? `-beside-${chosen()}` : ""}`);
  }

  function words() {
    const step = stepsOf(main)[current];
    const messages = step.dataset.messages;
    const said = messages === "1" ? "1 message" : `${messages} messages`;
    const missing = other && places[current] < 0 ? ` Rung ${other.dataset.rung} has no such step.` : "";
    return `Step ${current + 1} of ${count}: ${step.dataset.user}, ${said}.${missing}`;
  }

  function show(run, place) {
    const steps = stepsOf(run);
    steps.forEach((step, index) => (step.hidden = index !== place));
    // Before the first step that both rungs have, the other one's drawing shows nothing.
    cut(run, steps[place]?.dataset.end, steps[place - 1]?.dataset.end);
  }

  function showOther() {
    const place = places[current];
    show(other, place);
    if (place < 0) cut(other, stepsOf(other)[Math.max(-1, ...places.slice(0, current))]?.dataset.end);
  }

  // Cuts off what is drawn below a step, and moves its messages into view, which begin where the step before ends.
  function cut(run, end, start = 0) {
    const box = run.querySelector(".player-diagram");
    const drawing = box?.querySelector(".player-calls");
    if (!drawing) return;
    box.hidden = end === undefined;
    if (box.hidden) return;
    // The drawing begins below the actors, who stand in one of their own.
    const { y: top, width } = drawing.viewBox.baseVal;
    drawing.setAttribute("viewBox", `0 ${top} ${width} ${end - top}`);
    drawing.setAttribute("height", end - top);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const calls = [...drawing.querySelectorAll("text.code")].map((call) => call.getBBox());
    const lefts = calls.filter((call) => call.y > start && call.y < end).map((call) => call.x);
    const left = lefts.length > 0 ? Math.min(...lefts) - 12 : box.scrollLeft;
    box.scrollTo({ top: box.scrollHeight, left, behavior: isStill ? "instant" : "smooth" });
  }

  // The journeys are the same on all rungs; one that lacks a screen lacks its steps.
  function align() {
    const users = stepsOf(other).map((step) => step.dataset.user);
    let next = 0;
    places = stepsOf(main).map((step) => {
      const found = users.indexOf(step.dataset.user, next);
      if (found >= 0) next = found + 1;
      return found;
    });
  }

  async function choose(address) {
    other?.remove();
    other = null;
    if (address) {
      try {
        const url = new URL(address, document.baseURI);
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        if (beside.value !== address) return;
        other = document.importNode(page.querySelector(".player-run"), true);
        for (const link of other.querySelectorAll("a")) link.href = new URL(link.getAttribute("href"), url);
        sides.append(other);
        align();
      } catch (error) {
        beside.value = "";
        go(current);
        status.textContent += " The other rung's page can't be read from here (a browser reads none from a disk): ";
        const link = document.createElement("a");
        link.href = address;
        link.textContent = "open it by itself";
        status.append(link);
        return;
      }
    }
    sides.classList.toggle("has-two", other !== null);
    go(current);
  }

  // The rung beside this one, by its number: an address is to lead to both.
  function chosen() {
    return beside?.selectedOptions[0]?.dataset.number;
  }

  // What stands in the address is shown: a step, and a rung beside this one.
  function follow() {
    const wanted = /^#step-(\d+)(?:-beside-(\d+))?$/.exec(location.hash);
    current = wanted ? Number(wanted[1]) - 1 : 0;
    if (!beside) return go(current);
    const option = wanted?.[2] && beside.querySelector(`[data-number="${wanted[2]}"]`);
    // Browsers keep what was chosen before a page was left.
    beside.value = option ? option.value : "";
    go(current);
    choose(beside.value);
  }

  const moves = { first: () => go(0), back: () => go(current - 1), next: () => go(current + 1), last: () => go(count - 1) };
  const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "next", End: "last" };

  document.addEventListener("keydown", (event) => {
    const move = keys[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("input, select, textarea, [role=dialog]")) return;
    // What can be moved sideways keeps its keys.
    const box = event.target.closest("pre, .player-diagram");
    if (box && box.scrollWidth > box.clientWidth) return;
    event.preventDefault();
    moves[move]();
  });
  controls.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) moves[button.dataset.go]();
  });
  controls.addEventListener("submit", (event) => event.preventDefault());
  beside?.addEventListener("change", () => choose(beside.value));

  player.classList.add("is-live");
  controls.hidden = false;
  window.addEventListener("hashchange", follow);
  follow();
})();
