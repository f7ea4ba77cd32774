"""Stands where the speech service's module is looked for: there is none. Orca then writes what it would say into its log, and this has it do so at once."""
from orca import debug

if debug.debugFile is not None:
    debug.debugFile.reconfigure(line_buffering=True)
raise ImportError("nothing is spoken in a test")
