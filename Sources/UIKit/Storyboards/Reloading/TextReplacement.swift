#if DEBUG
    /// Replaces localized texts in views and bar items that code has set.
    @MainActor
    package enum TextReplacement {
        /// Replaces each text that is a key of `texts` by the value.
        package static func show(_ texts: [String: String]) {
            guard !texts.isEmpty else { return }
            func replace<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, String?>, of object: Object) {
                if let text = object[keyPath: path].flatMap({ texts[$0] }) { object[keyPath: path] = text }
            }
            for controller in ControllerSearch.all {
                replace(\UIViewController.title, of: controller)
                guard let item = controller.containerItems?.navigationItem else { continue }
                replace(\UINavigationItem.title, of: item)
                replace(\UINavigationItem.prompt, of: item)
                replace(\UINavigationItem.backButtonTitle, of: item)
            }
            ControllerSearch.forEachBarItem { replace(\UIBarItem.title, of: $0) }
            ControllerSearch.forEachView { view in
                switch view {
                case let view as UILabel: replace(\UILabel.text, of: view)
                case let view as UITextField: replace(\UITextField.placeholder, of: view)
                case let view as UISearchBar:
                    replace(\UISearchBar.placeholder, of: view)
                    replace(\UISearchBar.prompt, of: view)
                case let view as UIButton: replaceTitles(of: view, texts)
                case let view as UISegmentedControl:
                    for index in 0..<view.numberOfSegments {
                        if let text = view.titleForSegment(at: index).flatMap({ texts[$0] }) { view.setTitle(text, forSegmentAt: index) }
                    }
                default: break
                }
            }
        }

        private static func replaceTitles(of button: UIButton, _ texts: [String: String]) {
            // All combinations of the four states.
            for value in 0..<UInt(16) {
                let state = UIControl.State(rawValue: value)
                if let text = button.titles[state].flatMap({ texts[$0] }) { button.setTitle(text, for: state) }
            }
            if let text = button.configuration?.title.flatMap({ texts[$0] }) { button.configuration?.title = text }
            if let text = button.configuration?.subtitle.flatMap({ texts[$0] }) { button.configuration?.subtitle = text }
        }
    }
#endif
