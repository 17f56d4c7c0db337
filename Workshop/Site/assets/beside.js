// Shows the same job on another rung beside a file, and gives the address of a line whose number is clicked.
// Without this script the links lead to the other rung's page.
"use strict";

(() => {
  const loaded = new Map();

  function pageAt(address) {
    if (!loaded.has(address)) {
      loaded.set(address, fetch(address).then(answer => {
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.text();
      }).then(text => new DOMParser().parseFromString(text, "text/html")));
    }
    return loaded.get(address);
  }

  let opened = null; // What is shown beside a file, and the link that opened it.

  function close(file) {
    file.querySelector(".other")?.remove();
    if (opened?.file === file) opened = null;
    file.classList.remove("compared");
    file.querySelectorAll(".beside a").forEach(link => link.setAttribute("aria-expanded", "false"));
  }

  async function open(file, link) {
    const [address, anchor] = link.href.split("#");
    const page = await pageAt(address);
    const code = page.querySelector(`.file[data-file="${decodeURIComponent(anchor)}"] .highlight`);
    if (!code) return location.assign(link.href);
    const other = document.createElement("section");
    other.className = "other";
    other.tabIndex = -1;
    other.setAttribute("aria-label", `Beside it: ${link.title}`);
    const title = document.createElement("p");
    const name = document.createElement("a");
    name.href = link.href;
    name.textContent = link.title;
    const button = document.createElement("button");
    button.textContent = "Close";
    button.title = "Close (Esc)";
    button.addEventListener("click", closeOpened);
    title.append(name, button);
    // The other page's addresses are its own, and so are its links.
    code.querySelectorAll("[id]").forEach(line => line.removeAttribute("id"));
    code.querySelectorAll("a").forEach(it => { it.href = new URL(it.getAttribute("href"), link.href).href; });
    other.append(title, document.importNode(code, true));
    close(file);
    file.append(other);
    file.classList.add("compared");
    link.setAttribute("aria-expanded", "true");
    opened = { file, link };
    bringIntoView(other);
    loaded.delete(address);
  }

  function closeOpened() {
    const { file, link } = opened;
    close(file);
    link.focus();
  }

  // Where it is narrow, the other file stands below the whole of this one.
  function bringIntoView(other) {
    other.focus({ preventScroll: true });
    const { top } = other.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) other.scrollIntoView();
  }

  document.addEventListener("keydown", event => {
    if (event.key === "Escape" && opened && !event.target.closest("input, [role=dialog]")) closeOpened();
  });

  document.addEventListener("click", event => {
    const link = event.target.closest(".beside a");
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      const file = link.closest(".file");
      if (link.getAttribute("aria-expanded") === "true") close(file);
      else open(file, link).catch(() => location.assign(link.href));
      return;
    }
    const line = event.target.closest(".numbered .line[id]");
    // Only the number, which is drawn before the line's text.
    if (line && event.target === line && event.offsetX < 48) location.hash = line.id;
  });
})();
