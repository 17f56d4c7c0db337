"""Checks the workbook on a real terminal: `watch` and the bare command, from the first key to every way out.

Usage: terminal.py WORKBOOK, in a checkout. Prints a line per promise and exits with 1 if one was broken. It checks
exercise 12a as it is, so it has to be the starter.
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

failed = 0


class Terminal:
    """A process on its own terminal, with everything that it writes."""

    def __init__(self, *command, columns=80, rows=24, **environment):
        self.text = ""
        self.process, self.file = pty.fork()
        if self.process == 0:
            # A background job of a shell without job control ignores these signals, but a program on a terminal
            # doesn't.
            for number in (signal.SIGINT, signal.SIGQUIT):
                signal.signal(number, signal.SIG_DFL)
            os.execvpe(command[0], command, {**os.environ, "TERM": "xterm", "NO_COLOR": "1", **environment})
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self.file)[3]

    def resize(self, columns, rows):
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys):
        os.write(self.file, keys.encode())

    def read(self, seconds=0.2):
        """Returns what the process writes until it is silent for that long."""
        new = ""
        while select.select([self.file], [], [], seconds)[0]:
            try:
                data = os.read(self.file, 65536)
            except OSError:  # Linux ends the reading so when the last writer is gone
                break
            if not data:
                break
            new += data.decode(errors="replace")
        self.text += new
        return new

    def wait_for(self, text, seconds=120):
        """Whether the process writes this text in time; earlier output doesn't count."""
        new, end = "", time.monotonic() + seconds
        while text not in new and time.monotonic() < end:
            new += self.read()
        return text in new

    def is_as_before(self):
        flags = termios.ICANON | termios.ECHO
        left = self.text.rfind("\x1b[?1049l") > self.text.rfind("\x1b[?1049h")
        return termios.tcgetattr(self.file)[3] & flags == self.before & flags and (left or "\x1b[?1049h" not in self.text)

    def status(self, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.read(0.05)
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                return os.waitstatus_to_exitcode(status)
        return None


def holds(what, is_true, terminal=None):
    global failed
    print(("ok: " if is_true else "FAILED: ") + what)
    if not is_true:
        failed += 1
        if terminal:
            print("  the end of what was on the terminal: " + repr(terminal.text[-800:]))


def widest(text):
    frames = text.split("\x1b[H")
    plain = re.sub(r"\x1b\[[0-9?;]*[A-Za-z]", "", frames[-1])
    return max(len(line) for line in plain.split("\r\n"))


def main(workbook):
    shell = Terminal(workbook)
    holds("the bare workbook shows the status, and the keys below it", shell.wait_for("q quit"), shell)
    shell.type("q")
    holds("q leaves with 0", shell.status() == 0, shell)
    holds("the terminal is as before", shell.is_as_before(), shell)

    watch = Terminal(workbook, "watch", "12a", rows=40)
    holds("watch 12a checks the starter", watch.wait_for("12a Worker: not passed"), watch)
    for columns in (40, 80, 160):
        watch.resize(columns, 30)
        # Only output drawn after the change counts.
        is_drawn = watch.wait_for("\x1b[H", 20)
        watch.read(0.6)
        holds(f"it fits a terminal of {columns} columns", is_drawn and widest(watch.text) < columns, watch)
    watch.type("rrrrrr")
    holds("a key checks again", watch.wait_for("watching; a save is checked"), watch)
    holds("and typing ahead does so once", not watch.wait_for("Building", 3), watch)
    watch.type("h")
    holds("h gives a hint", watch.wait_for("Hint 1 of 3"), watch)
    watch.type("r")
    time.sleep(1)
    os.kill(watch.process, signal.SIGINT)
    holds("Ctrl-C during a check ends it with 130", watch.status() == 130, watch)
    holds("the terminal is as before", watch.is_as_before(), watch)

    for number in (signal.SIGTERM, signal.SIGHUP):
        ended = Terminal(workbook, "watch", "12a")
        ended.wait_for("q quit")
        os.kill(ended.process, number)
        holds(f"{number.name} ends it", ended.status() == 130, ended)
        holds("the terminal is as before", ended.is_as_before(), ended)

    paged = Terminal(workbook, "read", "01", PAGER="echo paged; sleep 300")
    paged.wait_for("paged")
    paged.type("\x03")
    holds("Ctrl-C ends a pager that does not catch it, and nothing else", paged.status() == 0, paged)

    worker = "Exercises/12a-Worker/Sources/Shelf/List/ShelfListWorker.swift"
    with open(worker) as file:
        starter = file.read()
    with open(worker, "w") as file:
        file.write(starter.replace("func fetchBooks() {", "func fetchBooks() {\n        while true {}"))
    for name, key in (("Ctrl-C", "\x03"), ("Ctrl-\\", "\x1c")):
        busy = Terminal(workbook, "play", "12a")
        end = time.monotonic() + 300
        while busy.text.count("\x1b[2K") < 2 and time.monotonic() < end:  # once for the build, once for its end
            busy.read()
        time.sleep(2)
        busy.type(key)
        holds(f"{name} ends an app that is busy, with 130", busy.status(60) == 130, busy)
        words = " ".join(busy.text.split())
        holds("and says where it was", re.search(r"ShelfListWorker\.swift:\d+: error: stopped", words), busy)
    with open(worker, "w") as file:
        file.write(starter)

    for name, key, status in (("Ctrl-D", "\x04", 0), ("Ctrl-C", "\x03", -signal.SIGINT)):
        program = Terminal(workbook, "play", "17")
        holds("play 17 shows a person where to type", program.wait_for("Type: show items, quit\r\n\r\n> ", 300), program)
        program.type("show items\n")
        holds("and the screen that a line leads to", program.wait_for("== Items ==", 20), program)
        program.type(key)
        holds(f"{name} ends it", program.status() == status, program)

    # Ctrl-Z needs a shell that brings the job back.
    job = Terminal("bash", "--norc", "-i", columns=80)
    job.wait_for("$", 5)
    job.type(f"'{workbook}' watch 12a\n")
    job.wait_for("q quit")
    job.type("\x1a")
    holds("Ctrl-Z stops it", job.wait_for("Stopped", 10), job)
    job.type("stty -a | grep -o ' icanon'\n")
    holds("and the shell has its terminal back", job.wait_for(" icanon", 10), job)
    job.type("fg\n")
    holds("fg brings the screen back", job.wait_for("q quit", 10), job)
    is_raw = []
    for _ in range(5):  # a race that is lost every other time is not seen by one try
        is_raw.append(not termios.tcgetattr(job.file)[3] & termios.ICANON)
        job.type("\x1a")
        job.wait_for("Stopped", 10)
        job.type("fg\n")
        job.wait_for("q quit", 10)
    holds("and single keys are read again, each time", all(is_raw), job)
    job.type("q")
    job.wait_for("To go on", 60)
    job.type("exit\n")
    holds("q leaves as ever", job.status() is not None, job)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
