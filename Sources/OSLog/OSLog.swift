// Apple's module OSLog has the API of `os` for log messages and signposts. Reading a log back (`OSLogStore`) has no counterpart here.
@_exported import os
