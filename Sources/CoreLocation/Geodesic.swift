import Foundation

/// Distances on the WGS 84 ellipsoid.
enum Geodesic {
    /// WGS 84: the equatorial radius in metres, and the flattening.
    private static let (radius, flattening) = (6_378_137.0, 1 / 298.257223563)

    /// The length of the shortest line on the ellipsoid between two positions, in metres. NaN if a position is not valid.
    static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> CLLocationDistance {
        guard CLLocationCoordinate2DIsValid(start), CLLocationCoordinate2DIsValid(end) else { return .nan }
        return inverse(start, end) ?? antipodal(start, end)
    }

    /// Vincenty's inverse formula: T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid with application of nested equations",
    /// Survey Review 23 (1975). The error is less than a millimetre. Nil for nearly antipodal positions, for which the iteration does not converge.
    private static func inverse(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> CLLocationDistance? {
        let f = flattening
        let b = radius * (1 - f)
        var difference = (end.longitude - start.longitude) * .pi / 180
        if difference > .pi { difference -= 2 * .pi }
        if difference < -.pi { difference += 2 * .pi }
        // Reduced latitudes.
        let u1 = atan((1 - f) * tan(start.latitude * .pi / 180))
        let u2 = atan((1 - f) * tan(end.latitude * .pi / 180))
        let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        var lambda = difference
        for _ in 0..<100 {
            let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
            let east = cosU2 * sinLambda
            let north = cosU1 * sinU2 - sinU1 * cosU2 * cosLambda
            let sinSigma = (east * east + north * north).squareRoot()
            if sinSigma == 0 { return cosLambda > 0 ? 0 : nil }
            let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cosU1 * cosU2 * sinLambda / sinSigma
            let cos2Alpha = 1 - sinAlpha * sinAlpha
            // On the equator the term is zero.
            let cos2Middle = cos2Alpha > 1e-15 ? cosSigma - 2 * sinU1 * sinU2 / cos2Alpha : 0
            let c = f / 16 * cos2Alpha * (4 + f * (4 - 3 * cos2Alpha))
            let middle = 2 * cos2Middle * cos2Middle - 1
            let last = lambda
            lambda = difference + (1 - c) * f * sinAlpha * (sigma + c * sinSigma * (cos2Middle + c * cosSigma * middle))
            guard abs(lambda) <= .pi else { return nil }
            guard abs(lambda - last) < 1e-12 else { continue }
            let squared = cos2Alpha * (radius * radius - b * b) / (b * b)
            let a = 1 + squared / 16384 * (4096 + squared * (-768 + squared * (320 - 175 * squared)))
            let bigB = squared / 1024 * (256 + squared * (-128 + squared * (74 - 47 * squared)))
            let cubic = bigB / 6 * cos2Middle * (4 * sinSigma * sinSigma - 3) * (4 * cos2Middle * cos2Middle - 3)
            let correction = bigB * sinSigma * (cos2Middle + bigB / 4 * (cosSigma * middle - cubic))
            return b * a * (sigma - correction)
        }
        return nil
    }

    /// The distance of nearly antipodal positions: the shortest way over a position that is a quarter of the globe away from the start. Vincenty's
    /// formula converges for both halves.
    private static func antipodal(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> CLLocationDistance {
        func length(_ direction: Double) -> Double {
            let middle = quarter(from: start, direction)
            return (inverse(start, middle) ?? .infinity) + (inverse(middle, end) ?? .infinity)
        }
        var step = 15.0
        var best = (direction: 0.0, length: length(0))
        for direction in stride(from: step, to: 360, by: step) {
            let length = length(direction)
            if length < best.length { best = (direction, length) }
        }
        while step > 0.001 {
            step /= 2
            for direction in [best.direction - step, best.direction + step] {
                let length = length(direction)
                if length < best.length { best = (direction, length) }
            }
        }
        return best.length
    }

    /// The position on a sphere a quarter of a great circle away from `start`, in a direction in degrees.
    private static func quarter(from start: CLLocationCoordinate2D, _ direction: Double) -> CLLocationCoordinate2D {
        let latitude = start.latitude * .pi / 180
        let angle = direction * .pi / 180
        let sine = min(max(cos(latitude) * cos(angle), -1), 1)
        let longitude = start.longitude + atan2(sin(angle) * cos(latitude), -sin(latitude) * sine) * 180 / .pi
        return CLLocationCoordinate2D(latitude: asin(sine) * 180 / .pi, longitude: longitude - 360 * (longitude / 360).rounded())
    }
}
