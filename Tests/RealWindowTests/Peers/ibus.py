"""A desktop's input method: starts ibus with its engine for Korean, and stands in for the panel that shows candidates. Runs in a D-Bus session
of its own.

    ibus.py PATH        ibus listens at this path

Writes a line for each of these:

    ready DAEMON ENGINE BUS the engine takes keys; the processes' numbers, and the session's D-Bus
    caret X Y W H           where the program says its caret is, in pixels of the screen
    candidates A B …        what a person may choose from is shown
    hidden                  and is not any more

Ends when ibus does.
"""
import os
import socket
import subprocess
import sys
import time

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus

ENGINE = "hangul"


def say(*words):
    print(*words, flush=True)


class Panel(IBus.PanelService):
    def do_set_cursor_location(self, x, y, width, height):
        say("caret", x, y, width, height)

    def do_update_lookup_table(self, table, visible):
        if visible:
            say("candidates", *(table.get_candidate(index).get_text() for index in range(table.get_number_of_candidates())))

    def do_hide_lookup_table(self):
        say("hidden")


def processes_of(parent):
    with open(f"/proc/{parent}/task/{parent}/children") as children:
        return [int(number) for number in children.read().split()]


def engine_of(daemon):
    for number in processes_of(daemon):
        with open(f"/proc/{number}/cmdline") as command:
            if "ibus-engine-" + ENGINE in command.read():
                return number
    return None


def listens(path):
    with socket.socket(socket.AF_UNIX) as client:
        return client.connect_ex(path) == 0


def main(path):
    home = os.environ["HOME"]
    # It begins with the language's own letters, not with Latin ones.
    settings = os.path.join(home, ".config/glib-2.0/settings")
    os.makedirs(settings)
    with open(os.path.join(settings, "keyfile"), "w") as file:
        file.write("[org/freedesktop/ibus/engine/hangul]\ninitial-input-mode='hangul'\n")
    address = "unix:path=" + path
    os.environ.update(GSETTINGS_BACKEND="keyfile", IBUS_ADDRESS=address)
    daemon = subprocess.Popen(
        ["ibus-daemon", "--address", address, "--panel", "disable", "--emoji-extension", "disable", "--cache", "none",
         "--config", "/usr/libexec/ibus-memconf"])
    end = time.monotonic() + 30
    while not listens(path) and time.monotonic() < end:
        time.sleep(0.05)
    IBus.init()
    bus = IBus.Bus()
    panel = Panel(connection=bus.get_connection(), object_path=IBus.PATH_PANEL)
    bus.request_name(IBus.SERVICE_PANEL, 0)
    loop = GLib.MainLoop()
    bus.connect("disconnected", lambda _: loop.quit())

    def start_engine():
        # The engine is a program that ibus starts, which takes its time on a busy machine.
        if not bus.set_global_engine(ENGINE):
            return time.monotonic() < end
        say("ready", daemon.pid, engine_of(daemon.pid), os.environ["DBUS_SESSION_BUS_ADDRESS"])
        return False

    GLib.timeout_add(50, start_engine)
    loop.run()
    del panel


main(sys.argv[1])
