"""Asks two programs for the name of a button, in turn, and writes how long each answer took: read.py QUESTIONS GALLERY PEER.ui"""
import subprocess
import sys
import time

from gi.repository import Gio, GLib

count, gallery, peer = int(sys.argv[1]), sys.argv[2], sys.argv[3]
programs = {
    "lodestone": subprocess.Popen([gallery, "--light", "--demo", "Controls"], stderr=subprocess.DEVNULL),
    "gtk": subprocess.Popen(["gtk4-builder-tool", "preview", peer], stderr=subprocess.DEVNULL),
}


def connect():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, GLib.VariantType("(s)"), 0, -1).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


ATSPI = "org.a11y.atspi.Accessible"


def call(bus, place, method, arguments, answer):
    return bus.call_sync(place[0], place[1], *method, arguments, GLib.VariantType(answer), 0, 8000).unpack()[0]


def name(bus, place):
    return call(bus, place, ("org.freedesktop.DBus.Properties", "Get"), GLib.Variant("(ss)", (ATSPI, "Name")), "(v)")


def children(bus, place):
    return call(bus, place, (ATSPI, "GetChildren"), None, "(a(so))")


def search(bus, place, depth=0):
    if depth > 20:
        return None
    for child in children(bus, place):
        if name(bus, child) == "Continue" and call(bus, child, (ATSPI, "GetRole"), None, "(u)") == 43:
            return child
        found = search(bus, child, depth + 1)
        if found:
            return found
    return None


def place_of(bus, process):
    root = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for program in children(bus, root):
            number = bus.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                GLib.Variant("(s)", (program[0],)), GLib.VariantType("(u)"), 0, -1).unpack()[0]
            found = search(bus, program) if number == process.pid else None
            if found:
                return found
        time.sleep(0.2)
    sys.exit(f"{process.args[0]} shows no button")


try:
    bus = connect()
    places = {peer: place_of(bus, process) for peer, process in programs.items()}
    times = {peer: [] for peer in programs}
    for _ in range(count):
        for peer, place in places.items():
            start = time.perf_counter_ns()
            answer = name(bus, place)
            times[peer].append(time.perf_counter_ns() - start)
            if answer != "Continue":
                sys.exit(f"{peer} answered {answer}")
    for peer, taken in times.items():
        taken.sort()
        print(f"{peer}\tread-name\t{count}\t{taken[count // 2] / 1000:.4g}\t{taken[count * 99 // 100] / 1000:.4g}\tus")
finally:
    for process in programs.values():
        process.terminate()
        process.wait()
