import UIKit

/// All demos of the Gallery, in the order of the sidebar.
@MainActor public let gallerySections: [GallerySection] = [
    GallerySection(
        title: "Drag and drop",
        demos: [
            DropViewController.demo, StacksViewController.demo, BlindSpotViewController.demo, TablesViewController.demo,
            ShopViewController.demo, FileWellViewController.demo,
        ]),
    GallerySection(
        title: "Touch",
        demos: [MagnetsViewController.demo, ScrollingViewController.demo, ControlsViewController.demo, WebTapsViewController.demo]),
    GallerySection(title: "Text", demos: [WordsViewController.demo]),
    GallerySection(title: "Layout", demos: [ConstraintsViewController.demo, GardenViewController.demo]),
    GallerySection(title: "Collections", demos: [PhotosViewController.demo]),
    GallerySection(title: "Animation", demos: [InterruptibleViewController.demo]),
    GallerySection(title: "Screens", demos: [TransitionsViewController.demo]),
    GallerySection(title: "Services", demos: [DesktopViewController.demo]),
]
