#if DEBUG
    import InterfaceReading
    import Testing
    import UIKitTesting

    @testable import Inspector

    @MainActor
    @Suite("The place that created a constraint")
    struct ConstraintOriginTests {
        private let host = TestHost(size: CGSize(width: 700, height: 1200))
        private let sample: SampleController
        private let driver: InspectorDriver

        init() {
            ConstraintOrigin.isRecorded = true
            sample = SampleController.show(in: host)
            driver = InspectorDriver(host)
        }

        /// The place that created a constraint, once a program has read the debug information.
        private func place(of constraint: NSLayoutConstraint) async throws -> String? {
            for _ in 0..<3000 {
                if let place = driver.session.sources.place(of: constraint) { return place.text }
                try await Task.sleep(for: .milliseconds(10))
            }
            return nil
        }

        @Test("An anchor's constraint has the file and the line of the call")
        func anchors() async throws {
            let line = #line + 1
            let constraint = sample.badge.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
            #expect(try await place(of: constraint) == "ConstraintOriginTests.swift:\(line)")
            let edge = sample.badge.leadingAnchor.constraint(equalTo: sample.view.leadingAnchor, constant: 2)
            #expect(try await place(of: edge) == "ConstraintOriginTests.swift:\(line + 2)")
        }

        @Test("A constraint of an initializer or a visual format has the file and the line of the call")
        func initializers() async throws {
            let line = #line + 1
            let constraint = NSLayoutConstraint(
                item: sample.badge, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 9)
            #expect(try await place(of: constraint) == "ConstraintOriginTests.swift:\(line)")
            let second = #line + 1
            let formats = NSLayoutConstraint.constraints(withVisualFormat: "[badge(9)]", metrics: nil, views: ["badge": sample.badge])
            #expect(try await place(of: try #require(formats.first)) == "ConstraintOriginTests.swift:\(second)")
        }

        @Test("A constraint of a helper function in another file also has the line that calls the helper")
        func helper() async throws {
            let line = #line + 1
            let constraint = sample.badge.widthOf(70)
            let text = try #require(try await place(of: constraint))
            #expect(text.hasPrefix("UIView+WidthOf.swift:7, called by ConstraintOriginTests.swift:\(line)"))
        }

        @Test("A constraint of a stack view is one of UIKit")
        func library() async throws {
            let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
            sample.view.addSubview(stack)
            host.advance(by: 0.1)
            let constraint = try #require(stack.constraints.first)
            #expect(try await place(of: constraint)?.hasSuffix(" of UIKit") == true)
        }

        @Test("The tab Layout shows the place")
        func tab() async throws {
            host.enter { driver.session.selection = sample.badge }
            try driver.tap("Layout")
            _ = try await place(of: try #require(sample.badgeWidth))
            host.advance(by: 1)
            #expect(driver.shows("SampleController.swift:"))
        }

        @Test("Without the inspector, a constraint records nothing")
        func off() {
            ConstraintOrigin.isRecorded = false
            defer { ConstraintOrigin.isRecorded = true }
            #expect(sample.badge.widthAnchor.constraint(equalToConstant: 1).origin == nil)
        }
    }
#endif
