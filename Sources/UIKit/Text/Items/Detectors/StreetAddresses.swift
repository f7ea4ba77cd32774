import Foundation

/// Matches street addresses on one line in English, German, French, Spanish, Italian, Portuguese and Dutch. A town is included only with a postal
/// code.
enum StreetAddresses {
    static let expression = try? NSRegularExpression(pattern: #"(?<![\w-])(?:\#(forms.joined(separator: "|")))(?![\w-])"#)

    // The subexpressions match no word separators, so that a text of only letters or hyphens has a single parse. Ambiguity would cause catastrophic
    // backtracking.
    private static let name = #"\p{Lu}[\p{L}'’.-]*"#
    private static let word = #"(?:(?:de|del|della|di|dei|da|do|dos|la|las|los)(?!\p{L})|\#(name))"#
    /// A house number, optionally with a letter or as a range.
    private static let house = #"\d{1,5}(?:\s?[a-zA-Z](?![\w]))?(?:\s?[-–/]\s?\d{1,5}[a-z]?)?"#
    /// A town after its postal code.
    private static let town =
        #"(?:,?\s(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s\#(name)(?:\s(?:am|an der|im|sur|de|la|\#(name))){0,3})?"#

    private static var forms: [String] {
        [
            // English, such as: 1 Infinite Loop, Cupertino, CA 95014; 10 Downing Street, London SW1A 2AA
            #"\#(house)\s(?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\.?\s)?(?:(?:\#(name)|\d{1,3}(?:st|nd|rd|th))\s){1,4}"#
                + #"(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Court|Ct|Square|Sq|Place|Pl|Terrace|Parkway|Pkwy|Highway|Hwy"#
                + #"|Loop|Close|Crescent)\b\.?(?:\s(?:NW|NE|SW|SE|N|S|E|W)\b)?(?:,?\s(?:Apt|Suite|Ste|Unit|Floor|#)\.?\s?\w+)?"#
                + #"(?:,?\s\#(name)(?:\s\#(name)){0,2},?\s(?:[A-Z]{2}\s\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}))?"#,
            // German and Dutch, such as: Hauptstraße 5, 10115 Berlin. "Unter den Linden 77" and "Damrak 1" have no street word and are not matched.
            #"(?:(?:\#(name)\s){1,2}[\p{L}-]*|[\p{L}-]+)(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|[Ww]eg|[Pp]latz|[Aa]llee|[Gg]asse|[Rr]ing|[Dd]amm|[Uu]fer"#
                + #"|[Cc]haussee|straat|laan|plein|gracht|kade)\s\#(house)\#(town)"#,
            // French, such as: 12 bis, rue de la Paix, 75002 Paris
            #"\d{1,4}(?:\s(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|chemin|quai|allée|impasse|cours)\s(?:(?:de|du|des|la|le|les|l['’]|d['’])\s?){0,2}"#
                + #"\#(name)(?:\s(?:de|du|des|la|le|et|\#(name))){0,4}\#(town)"#,
            // Spanish, Italian and Portuguese, such as: Calle de Alcalá 25, 28014 Madrid; Via Roma, 3; Rua Augusta 100
            #"(?:[Cc]alle|C/|[Aa]venida|[Aa]vda\.|[Pp]laza|[Pp]aseo|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua|[Pp]raça|[Tt]ravessa)\s"#
                + #"\#(word)(?:\s\#(word)){0,4},?\s(?:n\.?º\s?)?\#(house)\#(town)"#,
        ]
    }

    /// A `geo` URL, which map programs open.
    static func url(of address: String) -> URL? {
        let query = address.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        return query.flatMap { URL(string: "geo:0,0?q=\($0)") }
    }
}
