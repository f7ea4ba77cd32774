import Foundation

/// Matches amounts of money, and numbers with units.
enum WrittenAmounts {
    private static let number = #"(?:\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,3})?)"#

    static let money: NSRegularExpression? = {
        let codes = Locale.commonISOCurrencyCodes.joined(separator: "|")
        let many = #"(?:\s(?:thousand|million|billion|trillion|Mio\.|Mrd\.|Millionen|Milliarden|millions|milliards)\b|[kKMB]\b)?"#
        let before = #"(?:(?:US|A|C|NZ|HK|S|R)?\$|[€£¥₹₩₽₺₪₫₴₱฿]|\b(?:\#(codes)|Fr\.|Rs\.?|kr\.?)(?=[\s\d]))\s?\#(number)\#(many)"#
        let behind =
            #"\#(number)\#(many)\s?(?:[€£¥₹₩₽₺₪₫₴₱฿$](?!\d)|(?:\#(codes)|euros?|Euro|dollars?|Dollar|kr|zł|Kč|Ft|lei|руб\.?|円|元|원)(?![\w]))"#
        return try? NSRegularExpression(pattern: #"(?<![\w.,$€£¥])-?(?:\#(before)|\#(behind))(?![\d]|[.,]\d)"#)
    }()

    static let quantity: NSRegularExpression? = {
        // Long units precede their prefixes, because the expression tries the alternatives in order.
        let units = [
            "km²", "km/h", "kWh", "kHz", "MHz", "GHz", "kcal", "mph", "m/s", "m²", "m³", "cm²", "cm³", "°C", "°F", "KiB", "MiB", "GiB",
            "TiB", "km", "cm",
            "mm", "µm", "nm", "kg", "mg", "µg", "ml", "mL", "cl", "dl", "hl", "kB", "KB", "MB", "GB", "TB", "Wh", "kW", "MW", "Hz", "kJ",
            "hPa", "bar", "psi",
            "mi", "ft", "yd", "lbs", "lb", "oz", "gal", "miles?", "inches", "inch", "feet", "foot", "yards?", "pounds?", "ounces?",
            "gallons?",
            "kilomet(?:er|re)s?", "met(?:er|re)s?", "centimet(?:er|re)s?", "kilograms?", "grams?", "lit(?:er|re)s?", "Kilometer", "Meter",
            "Zentimeter",
            "Kilogramm", "Gramm", "Liter", "degrees(?: (?:Celsius|Fahrenheit))?", "Grad", "m", "g", "l", "L", "t",
        ]
        return try? NSRegularExpression(
            pattern: #"(?<![\w.,$€£¥/-])[-−]?\#(number)[ \u00A0\u202F]?(?:\#(units.joined(separator: "|")))(?![\w²³/])"#)
    }()
}
