import Foundation
import Testing
import UIKit

@Suite("Geometry as strings")
struct GeometryTextTests {
    @Test("Points, sizes and rectangles are printed as on Apple's platforms")
    func prints() {
        #expect(CGPoint(x: 1, y: -2.5).debugDescription == "(1.0, -2.5)")
        #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
        #expect("\(Optional(CGPoint.zero) as Any)" == "Optional((0.0, 0.0))")
    }
}
