import Foundation
import Porting

exit(Command.run(Array(CommandLine.arguments.dropFirst())))
