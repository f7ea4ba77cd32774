import Foundation
import LodestonePackaging

exit(Command.run(Array(CommandLine.arguments.dropFirst())))
