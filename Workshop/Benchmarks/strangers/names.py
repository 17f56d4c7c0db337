"""Which names Swift files declare, and what remains of them without the module's name."""

import re
from collections import defaultdict

# Comments and texts, so that no word in them looks like a declaration.
SILENT = re.compile(r'/\*.*?\*/|//[^\n]*|"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"', re.S)
DECLARED = re.compile(r"\b(class|struct|enum|protocol|actor)\s+([A-Z]\w*)\s*(?:<[^{>]*>)?\s*(?::\s*([^{]*))?\{")
EXTENDED = re.compile(r"\bextension\s+([A-Z][\w.]*)\s*:\s*([^{]*)\{")
# A module is known by two of these behind its name; no other word is asked for a module.
LEADS = ("Presenter", "Interactor", "Router", "Wireframe", "WireFrame", "ViewController", "View", "UseCase",
         "Connector", "Director", "Scene", "Worker", "Navigator")


class Names:
    """The types of an app: kinds by name, and what each conforms to."""

    def __init__(self, texts):
        self.kinds, self.inherited = {}, defaultdict(set)
        for text in texts:
            text = SILENT.sub(" ", text.decode(errors="replace"))
            for kind, name, above in DECLARED.findall(text):
                if name in ("func", "var", "let"):
                    continue
                self.kinds.setdefault(name, kind)
                self.inherited[name] |= words(above)
            for name, above in EXTENDED.findall(text):
                self.inherited[name.split(".")[0]] |= words(above)
        self.modules = self._modules()

    def _modules(self):
        found = defaultdict(set)
        for name, kind in self.kinds.items():
            if kind == "protocol":
                continue
            plain = re.sub("(Impl|Implementation)$", "", name)
            for lead in LEADS:
                if plain.endswith(lead) and len(plain) > len(lead):
                    found[plain[: -len(lead)]].add(lead)
        return {module for module, leads in found.items() if len(leads - {"View"}) > 1 or len(leads) > 2}

    def forms(self):
        """Each name that has its module's in it, with an ellipsis in that place: `…Presenter`, `ViewTo…Protocol`."""
        longest = sorted(self.modules, key=len, reverse=True)
        for name in self.kinds:
            module = next((module for module in longest if name.startswith(module) and starts(name[len(module):])), None)
            if module is not None:
                yield name, "…" + name[len(module):]
                continue
            for module in longest:
                start = name.find(module, 1)
                if start > 0 and len(module) > 2 and starts(name[start + len(module):] or "A"):
                    yield name, name[:start] + "…" + name[start + len(module):]
                    break

    def conformers(self, protocol):
        return [name for name, above in self.inherited.items() if protocol in above and self.kinds.get(name) != "protocol"]


def words(above):
    return {word.split("<")[0].split(".")[-1].strip() for word in re.split(r"[,&]|\bwhere\b", above)} - {""}


def starts(rest):
    """Whether a word starts here."""
    return rest[:1].isupper() or rest[:1] == "_"
