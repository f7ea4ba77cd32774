#if DEBUG
    /// Replaces images of changed asset catalogues in views and bar items.
    @MainActor
    package enum ImageReplacement {
        /// Replaces the images of some assets by the assets' current images.
        package static func show(_ assets: [UIImageAsset]) {
            guard !assets.isEmpty else { return }
            func changed(_ image: UIImage?, _ traits: UITraitCollection) -> UIImage? {
                guard let image, let asset = image.imageAsset, assets.contains(where: { $0 === asset }) else { return nil }
                return asset.image(standingInFor: image, with: traits)
            }
            func replace<Object: AnyObject>(
                _ path: ReferenceWritableKeyPath<Object, UIImage?>, of object: Object, _ traits: UITraitCollection
            ) {
                if let image = changed(object[keyPath: path], traits) { object[keyPath: path] = image }
            }
            ControllerSearch.forEachView { view in
                let traits = view.traitCollection
                switch view {
                case let view as UIImageView:
                    replace(\UIImageView.image, of: view, traits)
                    replace(\UIImageView.highlightedImage, of: view, traits)
                case let view as UIButton: replaceImages(of: view) { changed($0, traits) }
                case let view as UISegmentedControl:
                    for index in 0..<view.numberOfSegments {
                        if let image = changed(view.imageForSegment(at: index), traits) { view.setImage(image, forSegmentAt: index) }
                    }
                case let view as UISlider:
                    replace(\UISlider.minimumValueImage, of: view, traits)
                    replace(\UISlider.maximumValueImage, of: view, traits)
                default: break
                }
            }
            let traits = ControllerSearch.windows.first?.traitCollection ?? .current
            ControllerSearch.forEachBarItem { item in
                replace(\UIBarItem.image, of: item, traits)
                replace(\UIBarItem.landscapeImagePhone, of: item, traits)
                if let item = item as? UITabBarItem { replace(\UITabBarItem.selectedImage, of: item, traits) }
            }
        }

        private static func replaceImages(of button: UIButton, _ changed: (UIImage?) -> UIImage?) {
            // All combinations of the four states.
            for value in 0..<UInt(16) {
                let state = UIControl.State(rawValue: value)
                if let image = changed(button.images[state]) { button.setImage(image, for: state) }
                if let image = changed(button.backgroundImages[state]) { button.setBackgroundImage(image, for: state) }
            }
            if let image = changed(button.configuration?.image) { button.configuration?.image = image }
            if let image = changed(button.configuration?.background.image) { button.configuration?.background.image = image }
        }
    }
#endif
