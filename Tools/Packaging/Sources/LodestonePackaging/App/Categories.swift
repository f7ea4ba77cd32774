/// Maps Apple's app categories to those of other systems.
enum Categories {
    private static let rows: [String: (desktop: String, section: String)] = [
        "business": ("Office", "misc"), "developer-tools": ("Development", "devel"), "education": ("Education", "education"),
        "entertainment": ("AudioVideo;Player", "video"), "finance": ("Office;Finance", "misc"), "food-and-drink": ("Utility", "misc"),
        "games": ("Game", "games"), "action-games": ("Game;ActionGame", "games"), "adventure-games": ("Game;AdventureGame", "games"),
        "arcade-games": ("Game;ArcadeGame", "games"), "board-games": ("Game;BoardGame", "games"), "card-games": ("Game;CardGame", "games"),
        "casino-games": ("Game;CardGame", "games"), "dice-games": ("Game;BoardGame", "games"),
        "educational-games": ("Game;KidsGame", "games"), "family-games": ("Game;KidsGame", "games"),
        "kids-games": ("Game;KidsGame", "games"), "music-games": ("Game", "games"), "puzzle-games": ("Game;LogicGame", "games"),
        "racing-games": ("Game;SportsGame", "games"), "role-playing-games": ("Game;RolePlaying", "games"),
        "simulation-games": ("Game;Simulation", "games"), "sports-games": ("Game;SportsGame", "games"),
        "strategy-games": ("Game;StrategyGame", "games"), "trivia-games": ("Game;LogicGame", "games"),
        "word-games": ("Game;LogicGame", "games"), "graphics-design": ("Graphics", "graphics"), "healthcare-fitness": ("Utility", "misc"),
        "lifestyle": ("Utility", "misc"), "medical": ("Science;MedicalSoftware", "science"), "music": ("AudioVideo;Audio;Music", "sound"),
        "navigation": ("Utility;Maps", "misc"), "news": ("Network;News", "news"), "photography": ("Graphics;Photography", "graphics"),
        "productivity": ("Office", "misc"), "reference": ("Education", "misc"), "shopping": ("Network", "misc"),
        "social-networking": ("Network;InstantMessaging", "net"), "sports": ("Utility", "misc"), "travel": ("Utility", "misc"),
        "utilities": ("Utility", "utils"), "video": ("AudioVideo;Video", "video"), "weather": ("Utility", "misc"),
    ]

    /// The value of `Categories` in a desktop file.
    static func desktop(_ category: String?) -> String { row(category).desktop + ";" }

    /// The section of a Debian package.
    static func section(_ category: String?) -> String { row(category).section }

    private static func row(_ category: String?) -> (desktop: String, section: String) {
        let prefix = "public.app-category."
        guard let category, category.hasPrefix(prefix) else { return ("Utility", "misc") }
        return rows[String(category.dropFirst(prefix.count))] ?? ("Utility", "misc")
    }
}
