"""A reader of the screen, as Orca is one: starts a program in a session that has AT-SPI, and writes what it hears of it.

    reader.py tree PROGRAM ARGUMENT…    the tree: a line an element, with role, name, states, actions, value, text and place
    reader.py use PROGRAM ARGUMENT…     uses what is there: presses buttons, turns sliders and switches, types into fields
    reader.py quiet PROGRAM ARGUMENT…   asks nothing for ten seconds, and writes how often the program was woken

Each check that fails ends it with status 1 and a sentence on standard error.
"""
import os
import subprocess
import sys
import time


def check(condition, sentence):
    if not condition:
        print(sentence, file=sys.stderr)
        sys.exit(1)


def eventually(sentence, look, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    check(False, "Never came true: " + sentence)


def voluntary_switches(process):
    with open(f"/proc/{process.pid}/status") as status:
        return sum(int(line.split()[1]) for line in status if "ctxt_switches" in line)


def application(process):
    import pyatspi

    pyatspi.setTimeout(4000, 20000)

    def look():
        for program in pyatspi.Registry.getDesktop(0):
            try:
                if program is not None and program.get_process_id() == process.pid and program.childCount > 0:
                    return program
            except Exception:
                continue
        return None

    return eventually("the program is on the bus", look)


def walk(node, depth=0):
    yield node, depth
    for index in range(min(node.childCount, 200)):
        child = node.getChildAtIndex(index)
        if child is not None:
            yield from walk(child, depth + 1)


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

    seen = set()
    for node, depth in walk(program):
        print("  " * depth + describe(node))
        path = node.path if hasattr(node, "path") else id(node)
        if depth > 0:
            check(node.parent is not None, f"{node} has no parent")
            index = node.getIndexInParent()
            check(node.parent.getChildAtIndex(index) == node, f"{node} is not where its index says")
        seen.add(path)
    frames = [child for child in program]
    check(all(frame.getRole() == pyatspi.ROLE_FRAME for frame in frames), "The program's children are not windows")


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
            wanted = (value.minimumValue + value.maximumValue) / 2
            value.currentValue = wanted
            eventually(f"{name} is at {wanted}", lambda: abs(value.currentValue - wanted) < 1e-3)
            node.queryAction().doAction(0)
            eventually(f"{name} went up", lambda: value.currentValue > wanted)
            used += 1
        elif role == "check box":
            before = states.contains(pyatspi.STATE_CHECKED)
            check(node.queryAction().doAction(0), f"{name} cannot be activated")
            eventually(f"{name} changed", lambda: node.getState().contains(pyatspi.STATE_CHECKED) != before)
            used += 1
        elif role == "entry":
            edit = node.queryEditableText()
            check(edit.setTextContents("Zoë 🙂 Müller"), "The text cannot be set")
            text = node.queryText()
            eventually("the text is there", lambda: text.getText(0, -1) == "Zoë 🙂 Müller")
            check(text.characterCount == 12 and text.getText(4, 5) == "🙂", "Offsets do not count code points")
            check(text.setCaretOffset(3) and text.caretOffset == 3, "The caret does not go where it is sent")
            used += 1
    print(f"used {used}")
    check(used > 0, "There was nothing to use")


def main():
    what, command = sys.argv[1], sys.argv[2:]
    process = subprocess.Popen(command, env=dict(os.environ))
    try:
        if what == "quiet":
            time.sleep(5)
            before = voluntary_switches(process)
            time.sleep(10)
            woken = voluntary_switches(process) - before
            print(f"woken {woken}")
            check(woken <= 2, f"The program was woken {woken} times with no reader there")
        else:
            program = application(process)
            {"tree": tree, "use": use}[what](program)
        check(process.poll() is None, "The program ended")
    finally:
        process.terminate()
        process.wait()


main()
