"""What readers of the screen cost: read.py QUESTIONS GALLERY PROBE PEER.ui ELEMENTS.ui

Asks the Gallery and a program of GTK's own for the name of a button, in turn; asks two programs with 10,000 labels for the first, for a screenful and for all of
them; and has a table scroll with a reader that listens and without one."""
import os
import subprocess
import sys
import time

from gi.repository import Gio, GLib

ATSPI = "org.a11y.atspi.Accessible"
ELEMENTS = 10_000
BUTTON, LIST, LABEL = 43, 31, (29, 116)


def connect():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, GLib.VariantType("(s)"), 0, -1).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def call(bus, place, method, arguments, answer):
    return bus.call_sync(place[0], place[1], *method, arguments, GLib.VariantType(answer), 0, 100_000).unpack()[0]


def property_of(bus, place, name):
    return call(bus, place, ("org.freedesktop.DBus.Properties", "Get"), GLib.Variant("(ss)", (ATSPI, name)), "(v)")


def name(bus, place):
    return property_of(bus, place, "Name")


def role(bus, place):
    return call(bus, place, (ATSPI, "GetRole"), None, "(u)")


def children(bus, place):
    return call(bus, place, (ATSPI, "GetChildren"), None, "(a(so))")


def child(bus, place, index):
    return call(bus, place, (ATSPI, "GetChildAtIndex"), GLib.Variant("(i)", (index,)), "((so))")


def search(bus, place, found, depth=0):
    """The first element of which `found` says so; of long lists the beginning is looked at."""
    if depth > 20:
        return None
    for one in children(bus, place)[:50]:
        if found(one):
            return one
        inner = search(bus, one, found, depth + 1)
        if inner:
            return inner
    return None


def program_of(bus, process):
    root = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for program in children(bus, root):
            number = bus.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                GLib.Variant("(s)", (program[0],)), GLib.VariantType("(u)"), 0, -1).unpack()[0]
            if number == process.pid:
                return program
        time.sleep(0.2)
    sys.exit(f"{process.args[0]} is not on the bus")


def eventually(look, complaint):
    end = time.monotonic() + 60
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.2)
    sys.exit(complaint)


def report(peer, benchmark, count, times, unit):
    times, factor = sorted(times), {"us": 1e3, "ms": 1e6}[unit]
    print(f"{peer}\t{benchmark}\t{count}\t{times[len(times) // 2] / factor:.4g}\t{times[len(times) * 99 // 100] / factor:.4g}\t{unit}", flush=True)


def timed(times, work):
    start = time.perf_counter_ns()
    answer = work()
    times.append(time.perf_counter_ns() - start)
    return answer


class Started:
    """Programs that end with the block."""

    def __init__(self, **commands):
        self.commands = commands

    def __enter__(self):
        self.processes = {
            peer: subprocess.Popen(command, stdout=subprocess.PIPE if command[-1] == "rows" else subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True)
            for peer, command in self.commands.items()
        }
        return self.processes

    def __exit__(self, *_):
        for process in self.processes.values():
            process.terminate()
            process.wait()


def read_name(bus, count, gallery, peer):
    with Started(lodestone=[gallery, "--light", "--demo", "Controls"], gtk4=["gtk4-builder-tool", "preview", peer]) as processes:
        places, times = {}, {}
        for kind, process in processes.items():
            program = program_of(bus, process)
            places[kind] = eventually(
                lambda: search(bus, program, lambda one: name(bus, one) == "Continue" and role(bus, one) == BUTTON), f"{kind} shows no button")
            times[kind] = []
        for _ in range(count):
            for kind, place in places.items():
                if timed(times[kind], lambda: name(bus, place)) != "Continue":
                    sys.exit(f"{kind} answered another name")
        for kind in times:
            report(kind, "read-name", count, times[kind], "us")


def read_elements(bus, probe, elements):
    """A flat list of labels, asked one after the other as readers do."""
    commands = {"lodestone": [probe, "peer", "elements", str(ELEMENTS)], "gtk4": ["gtk4-builder-tool", "preview", elements]}
    for kind, command in commands.items():
        with Started(**{kind: command}) as processes:
            program = program_of(bus, processes[kind])
            time.sleep(2)
            first, screenful, everything = [], [], []
            # The way down to the list: no program asked for any of this before.
            label = timed(first, lambda: eventually(
                lambda: search(bus, program, lambda one: name(bus, one) == "Row 0" and role(bus, one) in LABEL), f"{kind} shows no row"))
            holder = property_of(bus, label, "Parent")
            if property_of(bus, holder, "ChildCount") != ELEMENTS:
                sys.exit(f"{kind} has another number of rows")

            def ask(index):
                one = child(bus, holder, index)
                if name(bus, one) != f"Row {index}" or role(bus, one) not in LABEL:
                    sys.exit(f"{kind} has another row at {index}")

            for start in range(0, 400, 20):
                timed(screenful, lambda: [ask(index) for index in range(start, start + 20)])
            timed(everything, lambda: [ask(index) for index in range(ELEMENTS)])
            report(kind, "read-first", ELEMENTS, first, "ms")
            report(kind, "read-screenful", ELEMENTS, screenful, "ms")
            report(kind, "read-all", ELEMENTS, everything, "ms")


def listen(number):
    """A reader: knows every element that is there, and listens for whatever happens."""
    import pyatspi

    bus = connect()

    class Known:
        pid, args = number, ["the program"]

    program_of(bus, Known)

    def walk(node):
        (node.name, node.getRole(), node.getState(), node.get_process_id())
        for index in range(min(node.childCount, 200)):
            inner = node.getChildAtIndex(index)
            if inner is not None:
                walk(inner)

    heard = [0]

    def hear(event):
        heard[0] += 1

    pyatspi.Registry.registerEventListener(
        hear, "object:children-changed", "object:property-change", "object:state-changed", "object:text-changed", "object:text-caret-moved",
        "object:selection-changed", "object:bounds-changed", "window", "focus")
    for program in pyatspi.Registry.getDesktop(0):
        if program.get_process_id() == number:
            walk(program)
    print("listening", flush=True)
    GLib.timeout_add(1000, lambda: print(heard[0], file=sys.stderr) or True)
    pyatspi.Registry.start()


def scroll(probe):
    """Frames of a table that scrolls, with a reader and without, in turn."""
    with Started(lodestone=[probe, "peer", "rows"]) as processes:
        process = processes["lodestone"]

        def lines(count):
            return [[float(part) for part in process.stdout.readline().split()] for _ in range(count)]

        lines(1)
        without, attached = [], []
        for _ in range(4):
            without += lines(2)
            reader = subprocess.Popen(
                ["/usr/bin/python3", os.path.abspath(__file__), "listen", str(process.pid)], stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
            if reader.stdout.readline().strip() != "listening":
                sys.exit("The reader does not find the program")
            lines(1)
            attached += lines(2)
            reader.kill()
            reader.wait()
            lines(1)
        for benchmark, values in (("scroll-alone", without), ("scroll-read", attached)):
            values.sort()
            mean, _, high = values[len(values) // 2]
            print(f"lodestone\t{benchmark}\t300\t{mean:.4g}\t{high:.4g}\tus", flush=True)
        ratio = attached[len(attached) // 2][0] / without[len(without) // 2][0]
        print(f"# ratio\tscroll-read / scroll-alone\t{ratio:.3g}", file=sys.stderr)


if sys.argv[1] == "listen":
    listen(int(sys.argv[2]))
else:
    count, gallery, probe, peer, elements = int(sys.argv[1]), *sys.argv[2:6]
    parts = os.environ.get("PARTS", "name elements scroll").split()
    bus = connect()
    if "name" in parts:
        read_name(bus, count, gallery, peer)
    if "elements" in parts:
        read_elements(bus, probe, elements)
    if "scroll" in parts:
        scroll(probe)
