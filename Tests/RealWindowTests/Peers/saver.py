# A screen saver (`saver`) or a desktop portal (`portal`) on a session bus of its own: prints the calls that it gets.
import os
import sys

from gi.repository import Gio, GLib

SAVER = """<node><interface name="org.freedesktop.ScreenSaver">
<method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="u" direction="out"/></method>
<method name="UnInhibit"><arg type="u" direction="in"/></method></interface></node>"""
PORTAL = """<node><interface name="org.freedesktop.portal.Inhibit">
<method name="Inhibit"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="o" direction="out"/></method></interface>
<interface name="org.freedesktop.portal.Request"><method name="Close"/></interface></node>"""
REQUEST = "/org/freedesktop/portal/desktop/request/test/1"

is_saver = sys.argv[1] == "saver"
node = Gio.DBusNodeInfo.new_for_xml(SAVER if is_saver else PORTAL)


def called(connection, sender, path, interface, method, parameters, invocation):
    print("call", method, *[value for value in parameters.unpack() if isinstance(value, int)], flush=True)
    if method != "Inhibit":
        invocation.return_value(None)
    elif is_saver:
        invocation.return_value(GLib.Variant("(u)", (7,)))
    else:
        invocation.return_value(GLib.Variant("(o)", (REQUEST,)))


def found(connection, name):
    if is_saver:
        connection.register_object("/org/freedesktop/ScreenSaver", node.interfaces[0], called, None, None)
    else:
        connection.register_object("/org/freedesktop/portal/desktop", node.interfaces[0], called, None, None)
        connection.register_object(REQUEST, node.interfaces[1], called, None, None)


def owned(connection, name):
    print("ready", os.environ["DBUS_SESSION_BUS_ADDRESS"], flush=True)


Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.ScreenSaver" if is_saver else "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, found,
    owned, None)
GLib.MainLoop().run()
