@_exported import CAccelerate
