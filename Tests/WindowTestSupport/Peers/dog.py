"""Drives demos of the Gallery with dogtail, as a test of an app's own would: by names and roles, actions, values and texts.

    dog.py DEMO PROGRAM ARGUMENT…

A check that fails ends it with status 1.
"""
import subprocess
import sys
import time
import traceback

from dogtail.config import config

config.checkForA11y = False
config.logDebugToStdOut = config.logDebugToFile = False
config.searchCutoffCount = 40
config.searchBackoffDuration = 0.5

from dogtail import tree  # noqa: E402  It reads its settings when it is imported.


def drop(app):
    blue = app.child("Blue", showingOnly=True)
    blue.doActionNamed("Paint the kitchen")
    app.child("Painted the kitchen blue")


def controls(app):
    volume = app.child("Volume", roleName="slider")
    volume.value = 0.75
    assert abs(volume.value - 0.75) < 0.01, volume.value
    wifi = app.child("Wi-Fi", roleName="check box")
    before = wifi.checked
    wifi.doActionNamed("activate")
    for _ in range(40):
        if wifi.checked != before:
            break
        time.sleep(0.1)
    assert wifi.checked != before
    assert wifi.showing and wifi.size[0] > 0 and wifi.position[1] > 0


def words(app):
    app.child("Form", roleName="push button").doActionNamed("activate")
    name = app.child("Name", roleName="entry")
    name.text = "Grace"
    assert name.text == "Grace", name.text
    name.caretOffset = 2
    assert name.caretOffset == 2


def transitions(app):
    app.child("Alert", roleName="push button").doActionNamed("activate")
    app.child("Close all cards?", roleName="alert").child("Cancel", roleName="push button").doActionNamed("activate")
    app.child("Cancelled")


def main():
    demo, command = sys.argv[1], sys.argv[2:]
    process = subprocess.Popen(command)
    try:
        app = tree.root.application("Gallery")
        {"Drop": drop, "Controls": controls, "Words": words, "Transitions": transitions}[demo](app)
        assert process.poll() is None, "The program ended"
        print("done")
    except BaseException:
        # dogtail's own hook for errors says nothing.
        traceback.print_exc()
        sys.exit(1)
    finally:
        process.terminate()
        process.wait()


main()
