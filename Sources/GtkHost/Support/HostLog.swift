import Logging

let hostLog = Logger(label: "lodestone.host")
