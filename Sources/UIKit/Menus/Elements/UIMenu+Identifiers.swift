extension UIMenu {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an identifier from its string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

// The standard menus, with UIKit's names.
extension UIMenu.Identifier {
    /// The main menu.
    public static let root = Self("com.apple.menu.root")

    /// The application menu.
    public static let application = Self("com.apple.menu.application")
    /// File.
    public static let file = Self("com.apple.menu.file")
    /// Edit.
    public static let edit = Self("com.apple.menu.edit")
    /// Format.
    public static let format = Self("com.apple.menu.format")
    /// View.
    public static let view = Self("com.apple.menu.view")
    /// Window.
    public static let window = Self("com.apple.menu.window")
    /// Help.
    public static let help = Self("com.apple.menu.help")

    /// About, in the application's menu.
    public static let about = Self("com.apple.menu.about")
    /// Settings, in the application's menu.
    public static let preferences = Self("com.apple.menu.preferences")
    /// Quit, in the application's menu.
    public static let quit = Self("com.apple.menu.quit")

    /// New windows, in File.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// New document, in File.
    public static let newItem = Self("com.apple.menu.new-item")
    /// Open, in File.
    public static let open = Self("com.apple.menu.open")
    /// Open Recent, in File.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// Close, in File.
    public static let close = Self("com.apple.menu.close")
    /// Print, in File.
    public static let print = Self("com.apple.menu.print")
    /// Document commands, in File.
    public static let document = Self("com.apple.menu.document")

    /// Undo and redo, in Edit.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// Cut, copy, paste, delete and select all, in Edit.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// Find, in Edit.
    public static let find = Self("com.apple.menu.find")
    /// Replace, in Edit.
    public static let replace = Self("com.apple.menu.replace")
    /// Share.
    public static let share = Self("com.apple.menu.share")
    /// Look Up.
    public static let lookup = Self("com.apple.menu.lookup")
    /// AutoFill.
    public static let autoFill = Self("com.apple.menu.autofill")
    /// Spelling, in Edit.
    public static let spelling = Self("com.apple.menu.spelling")
    /// Substitutions, in Edit.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// Transformations, in Edit.
    public static let transformations = Self("com.apple.menu.transformations")
    /// Speech, in Edit.
    public static let speech = Self("com.apple.menu.speech")

    /// Font, in Format.
    public static let font = Self("com.apple.menu.font")
    /// Bold, italic, underline.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// Bigger and smaller.
    public static let textSize = Self("com.apple.menu.text-size")
    /// Text colours.
    public static let textColor = Self("com.apple.menu.text-color")
    /// Text, in Format.
    public static let text = Self("com.apple.menu.text")
    /// Writing direction.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// Alignment.
    public static let alignment = Self("com.apple.menu.alignment")

    /// The toolbar, in View.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// The sidebar, in View.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// Full screen, in View.
    public static let fullscreen = Self("com.apple.menu.fullscreen")

    /// Minimize and zoom, in Window.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// Bring All to Front, in Window.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
