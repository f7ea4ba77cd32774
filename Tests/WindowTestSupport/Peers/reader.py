"""A reader of the screen, as Orca is one: starts a program in a session that has AT-SPI, and writes what it hears of it.

    reader.py tree PROGRAM ARGUMENT…        the tree: a line an element, with role, name, states, actions, value, text and place
    reader.py use PROGRAM ARGUMENT…         uses what is there: turns sliders and switches, types into fields
    reader.py act STEPS PROGRAM ARGUMENT…   does the steps, which stand in one argument, a line each:
                                              do NAME / ACTION     the action of the first element of that name, again until it is taken:
                                                                   what a transition still moves refuses it
                                              last NAME / ACTION   the same of the last element of that name
                                              holds NAME = WORDS   an element of that name has these words in its description
                                              set NAME = NUMBER    the value of the first element of that name that holds a number
                                              see NAME             an element of that name comes, or is there
                                              begins WORDS         an element comes, or is there, whose name begins so
                                              gone NAME            none of that name is there any more
    reader.py page NAME PROGRAM ARGUMENT…   what the element of a name is in, up to its window, and which program it is of
    reader.py orca KEYS PROGRAM ARGUMENT…   what Orca says: after the window opened, and after each of the keys, which stand in one argument
    reader.py keys PROGRAM ARGUMENT…        asks for keys through the registry, takes one from the program, and stops and ends the registry
    reader.py survive PROGRAM ARGUMENT…     ends the registry and two readers; then the program has to sleep, as in quiet
    reader.py million PROGRAM ARGUMENT…     turns the slider "Number of photos" to its end, and asks for children far out
    reader.py quiet PROGRAM ARGUMENT…       asks nothing for ten seconds, and writes how often the program was woken

Each check that fails ends it with status 1 and a sentence on standard error.
"""
import os
import random
import signal
import subprocess
import sys
import tempfile
import time


def check(condition, sentence):
    if not condition:
        print(sentence, file=sys.stderr)
        sys.exit(1)


def eventually(sentence, look, seconds=40):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.1)
    check(False, "Never came true: " + sentence)


def wake_ups(process):
    """How often the program's threads have woken up: each had gone to sleep of its own will before."""
    total = 0
    for thread in os.listdir(f"/proc/{process.pid}/task"):
        with open(f"/proc/{process.pid}/task/{thread}/status") as status:
            total += sum(int(line.split()[1]) for line in status if line.startswith("voluntary_ctxt_switches"))
    return total


def application(process):
    import pyatspi

    pyatspi.setTimeout(8000, 30000)

    def look():
        for program in pyatspi.Registry.getDesktop(0):
            try:
                if program is not None and program.get_process_id() == process.pid and program.childCount > 0:
                    return program
            except Exception:
                continue
        return None

    program = eventually("the program is on the bus", look)
    # What a screen shows first may come in pieces.
    before = None
    for _ in range(40):
        now = [name_of(node) for node, _ in walk(program)]
        if now == before:
            break
        before = now
        time.sleep(0.3)
    return program


def name_of(node):
    try:
        return node.name
    except Exception:
        return None  # It went away meanwhile.


def walk(node, depth=0):
    yield node, depth
    try:
        count = min(node.childCount, 200)
    except Exception:
        return
    for index in range(count):
        try:
            child = node.getChildAtIndex(index)
        except Exception:
            child = None
        if child is not None:
            yield from walk(child, depth + 1)


def find(program, name):
    return next((node for node, _ in walk(program) if name_of(node) == name), None)


def find_with(program, name, interface):
    """The first element of a name that has an interface, as with `queryAction`: a caption may have the name of what stands beside it."""
    for node, _ in walk(program):
        if name_of(node) != name:
            continue
        try:
            getattr(node, interface)()
            return node
        except Exception:
            continue
    return None


def describe(node):
    import pyatspi

    words = [node.getRoleName(), repr(node.name)]
    if node.description:
        words.append("description " + repr(node.description))
    states = sorted(pyatspi.stateToString(state) for state in node.getState().getStates())
    words.append("[" + " ".join(states) + "]")
    try:
        action = node.queryAction()
        words.append("actions " + ",".join(action.getName(index) for index in range(action.nActions)))
    except NotImplementedError:
        pass
    try:
        value = node.queryValue()
        words.append(f"value {value.currentValue:.2f} of {value.minimumValue:.2f}…{value.maximumValue:.2f}")
    except NotImplementedError:
        pass
    try:
        text = node.queryText()
        words.append("text " + repr(text.getText(0, -1)) + f" caret {text.caretOffset}")
    except NotImplementedError:
        pass
    try:
        extents = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        words.append(f"at {extents.x},{extents.y} {extents.width}×{extents.height}")
    except NotImplementedError:
        pass
    return " ".join(words)


def tree(program):
    import pyatspi

    for node, depth in walk(program):
        print("  " * depth + describe(node))
        if depth > 0:
            check(node.parent is not None, f"{node} has no parent")
            index = node.getIndexInParent()
            check(node.parent.getChildAtIndex(index) == node, f"{node} is not where its index says")
    check(all(frame.getRole() == pyatspi.ROLE_FRAME for frame in program), "The program's children are not windows")


def use(program):
    import pyatspi

    used = 0
    for node, _ in list(walk(program)):
        try:
            states = node.getState()
            name, role = node.name, node.getRoleName()
        except Exception:
            continue  # What was used took it away.
        if not states.contains(pyatspi.STATE_SENSITIVE):
            continue
        if role == "slider":
            try:
                value = node.queryValue()
            except NotImplementedError:
                continue
            step = value.minimumIncrement
            steps = (value.maximumValue - value.minimumValue) / step
            wanted = value.minimumValue + step * (steps // 2)
            value.currentValue = wanted
            eventually(f"{name} is at {wanted}", lambda: abs(value.currentValue - wanted) < step / 2)
            before = value.currentValue
            node.queryAction().doAction(0)
            eventually(f"{name} went up", lambda: value.currentValue > before)
            used += 1
        elif role == "check box":
            before = states.contains(pyatspi.STATE_CHECKED)
            check(node.queryAction().doAction(0), f"{name} cannot be activated")
            eventually(f"{name} changed", lambda: node.getState().contains(pyatspi.STATE_CHECKED) != before)
            used += 1
        elif role in ("entry", "text") and states.contains(pyatspi.STATE_EDITABLE):
            edit = node.queryEditableText()
            check(edit.setTextContents("Zoë 🙂 Müller"), "The text cannot be set")
            text = node.queryText()
            eventually("the text is there", lambda: text.getText(0, -1) == "Zoë 🙂 Müller")
            check(text.characterCount == 12 and text.getText(4, 5) == "🙂", "Offsets do not count code points")
            check(text.setCaretOffset(3) and text.caretOffset == 3, "The caret does not go where it is sent")
            used += 1
    print(f"used {used}")
    check(used > 0, "There was nothing to use")


def actions_of(node):
    try:
        action = node.queryAction()
        return action, [action.getName(index) for index in range(action.nActions)]
    except Exception:
        return None, []  # It has none, or went away meanwhile.


def done(program, name, wanted, is_last=False):
    """Whether the first, or last, element of a name that has an action of a name, or any, did it."""
    found = [actions_of(node) for node, _ in walk(program) if name_of(node) == name]
    found = [(action, names) for action, names in found if names and (not wanted or wanted in names)]
    if not found:
        return False
    action, names = found[-1 if is_last else 0]
    return action.doAction(names.index(wanted or names[0]))


def holds(program, name, words):
    for node, _ in walk(program):
        try:
            if node.name == name and words in node.description:
                return True
        except Exception:
            continue  # It went away meanwhile.
    return False


def act(program, steps):
    for step in (line.strip() for line in steps.splitlines() if line.strip()):
        verb, rest = step.split(" ", 1)
        if verb in ("do", "last"):
            name, _, wanted = rest.partition(" / ")
            eventually(f"{step}: it is there and does it", lambda: done(program, name, wanted, verb == "last"))
        elif verb == "holds":
            name, _, words = rest.partition(" = ")
            eventually(step, lambda: holds(program, name, words))
        elif verb == "set":
            name, _, wanted = rest.partition(" = ")
            value = eventually(f"{name} holds a number", lambda: find_with(program, name, "queryValue")).queryValue()
            value.currentValue = float(wanted)
            eventually(f"{name} is at {wanted}", lambda: abs(value.currentValue - float(wanted)) < 0.001)
        elif verb == "begins":
            eventually(f"{rest}… is there", lambda: any((name_of(node) or "").startswith(rest) for node, _ in walk(program)))
        elif verb == "see":
            eventually(f"{rest} is there", lambda: find(program, rest))
        elif verb == "gone":
            eventually(f"{rest} is gone", lambda: find(program, rest) is None)
        else:
            check(False, f"No step is called {verb}")
        print(step)


def page(program, name):
    node = eventually(f"{name} is there", lambda: find(program, name))
    line, here = [], node
    while here is not None and here.getRoleName() != "application":
        line.append(f"{here.getRoleName()} {here.name!r}")
        if here.parent is not None and here.parent.childCount == 1:
            check(here.parent.getChildAtIndex(0) == here, f"{here} is not the child of its parent")
        here = here.parent
    owner = node.getApplication()
    print(" < ".join(line) + f" of {owner.getRoleName()} {owner.name!r}")


def say_with_orca(keys, command):
    folder = tempfile.mkdtemp()
    log = os.path.join(folder, "orca.log")
    speechless = os.path.join(os.path.dirname(os.path.abspath(__file__)), "speechless")
    environment = dict(os.environ, PYTHONPATH=speechless)
    is_wayland = "DISPLAY" not in os.environ
    keyboard = None
    # Orca 43 does not start without an X display, which a Wayland session has too: nothing is on this one.
    server = None
    if is_wayland:
        server = subprocess.Popen(["Xvfb", "-displayfd", "1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        environment["DISPLAY"] = ":" + server.stdout.readline().strip()
    reader = subprocess.Popen(
        ["/usr/bin/orca", "--debug-file", log], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    process = None

    def words():
        try:
            with open(log, errors="replace") as lines:
                return [line.split("SPEECH OUTPUT: ", 1)[1].strip() for line in lines if "SPEECH OUTPUT: " in line]
        except FileNotFoundError:
            return []

    def print_new(seen, after):
        # What is said after a key ends when nothing more came for a while.
        quiet_since, count = time.monotonic(), len(words())
        end = time.monotonic() + 15
        while time.monotonic() < end:
            time.sleep(0.2)
            now = len(words())
            if now != count:
                quiet_since, count = time.monotonic(), now
            if time.monotonic() - quiet_since > (1.5 if count > seen else 4):
                break
        print(f"{after}: " + " ".join(words()[seen:]), flush=True)
        return count

    try:
        eventually("Orca is on", lambda: any("Screen reader on" in line for line in words()), 60)
        process = subprocess.Popen(command)
        seen = len(words())
        if is_wayland:
            # Windows have the keyboard as long as there is one, so that one types everything, and slowly.
            pauses = [argument for key in keys.split() for argument in ("-k", key, "-s", "4000")]
            # A desktop's keyboard has Orca's own keys. Where it lacks them Orca takes the Space alone for its Insert and Space.
            own = ["-k", "Insert", "-k", "KP_Insert"]
            keyboard = subprocess.Popen(["wtype", *own, "-s", "15000", *pauses])
        eventually("Orca says something of the window", lambda: len(words()) > seen, 60)
        seen = print_new(seen, "window")
        if keyboard is not None:
            keyboard.wait()
            seen = print_new(seen, "keys")
        for key in [] if is_wayland else keys.split():
            subprocess.run(["xdotool", "key", "--delay", "60", key], check=True)
            seen = print_new(seen, key)
        check(process.poll() is None, "The program ended")
    finally:
        for one in (process, reader, keyboard, server):
            if one is not None:
                one.terminate()
                try:
                    one.wait(5)
                except subprocess.TimeoutExpired:
                    one.kill()
                    one.wait()


def registry():
    """The process of the registry."""
    from gi.repository import Gio, GLib

    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, GLib.VariantType("(s)"), 0, -1).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
    return bus.call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        GLib.Variant("(s)", ("org.a11y.atspi.Registry",)), GLib.VariantType("(u)"), 0, -1).unpack()[0]


def keys(process):
    import pyatspi
    from gi.repository import GLib

    program = application(process)
    slider = next(node for node, _ in walk(program) if name_of(node) == "Volume" and node.getRoleName() == "slider").queryValue()
    heard, taken = [], set()

    def hear(event):
        heard.append(event.event_string)
        return event.event_string in taken

    def pump():
        while GLib.MainContext.default().iteration(False):
            pass
        return True

    def press(key):
        subprocess.run(["wtype", "-k", key], check=True)

    kinds = (pyatspi.KEY_PRESSED_EVENT, pyatspi.KEY_RELEASED_EVENT)
    # Windows have the keyboard as long as there is one: this one types nothing.
    keyboard = subprocess.Popen(["wtype", "-s", "600000", "-m", "shift"])
    eventually("the window is active", lambda: program[0].getState().contains(pyatspi.STATE_ACTIVE))
    pyatspi.Registry.registerKeystrokeListener(hear, mask=0, kind=kinds, synchronous=True, preemptive=True)

    def softer():
        before = slider.currentValue
        press("minus")
        return eventually("the program got the key", lambda: pump() and slider.currentValue < before)

    eventually("the reader hears a key", lambda: softer() and "-" in heard)
    print("heard")
    taken.add("-")
    before, count = slider.currentValue, len(heard)
    press("minus")
    eventually("the reader hears the key that it takes", lambda: pump() and len(heard) > count)
    press("plus")
    eventually("the next key is the program's", lambda: pump() and slider.currentValue > before)
    check(abs(slider.currentValue - before - 0.05) < 0.01, "A key that the reader took came to the program too")
    print("taken")
    taken.clear()
    number = registry()
    os.kill(number, signal.SIGSTOP)
    softer()
    softer()
    print("typed while the registry stood still")
    os.kill(number, signal.SIGCONT)
    os.kill(number, signal.SIGKILL)
    softer()
    print("typed without a registry")
    keyboard.kill()
    keyboard.wait()


def survive(process):
    def other():
        script = os.path.abspath(__file__)
        reader = subprocess.Popen(["/usr/bin/python3", script, "listen", str(process.pid)], stdout=subprocess.PIPE, text=True)
        check(reader.stdout.readline().strip() == "listening", "A reader does not find the program")
        return reader

    first = other()
    os.kill(registry(), signal.SIGKILL)
    # The bus starts another registry for who asks next, and the program tells it of itself.
    second = other()
    print("found again")
    for reader in (first, second):
        reader.kill()
        reader.wait()
    quiet(process)


def listen(number):
    """A reader that is ended from outside."""
    import pyatspi

    class Known:
        pid = number

    program = application(Known)
    check(find(program, "Volume") is not None, "The tree is not there")
    pyatspi.Registry.registerEventListener(lambda event: None, "object:state-changed:focused", "object:property-change")
    print("listening", flush=True)
    pyatspi.Registry.start()


def memory(process):
    with open(f"/proc/{process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def million(process):
    program = application(process)
    slider = find(program, "Number of photos").queryValue()
    slider.currentValue = slider.maximumValue

    def row():
        for node, _ in walk(program):
            try:
                if "setsize:1000000" in node.getAttributes():
                    return node
            except Exception:
                continue
        return None

    item = eventually("a photo says how many there are", row)
    photos = item.parent
    shown = photos.childCount
    check(0 < shown < 200, f"{shown} photos are children")
    before = memory(process)
    far = random.Random(1)
    for _ in range(2000):
        index = far.randrange(shown, 1_000_000)
        check(photos.getChildAtIndex(index) is None, f"There is a child {index} of {shown}")
    check(photos.getChildAtIndex(shown - 1) is not None, "The last photo in view is not there")
    grown = memory(process) - before
    check(grown < 20_000, f"The program grew by {grown} kB")
    print("asked")


def quiet(process):
    # What it began when it started comes to an end.
    before, since = wake_ups(process), time.monotonic()
    end = time.monotonic() + 60
    while time.monotonic() - since < 4:
        check(time.monotonic() < end, "The program never came to rest")
        time.sleep(0.5)
        now = wake_ups(process)
        if now != before:
            before, since = now, time.monotonic()
    time.sleep(10)
    woken = wake_ups(process) - before
    print(f"woken {woken}")
    check(woken <= 2, f"The program was woken {woken} times with no reader there")


def main():
    what, command = sys.argv[1], sys.argv[2:]
    if what in ("act", "orca", "page"):
        script, command = command[0], command[1:]
    if what == "orca":
        return say_with_orca(script, command)
    if what == "listen":
        return listen(int(command[0]))
    process = subprocess.Popen(command, env=dict(os.environ))
    try:
        if what in ("quiet", "keys", "million", "survive"):
            {"quiet": quiet, "keys": keys, "million": million, "survive": survive}[what](process)
        elif what == "act":
            act(application(process), script)
        elif what == "page":
            page(application(process), script)
        else:
            {"tree": tree, "use": use}[what](application(process))
        check(process.poll() is None, "The program ended")
    finally:
        process.terminate()
        process.wait()


main()
