import Foundation
import InterfaceDocuments

/// Table views, their controllers, cells, headers, prototypes and static sections.
@MainActor
enum TableElements {
    static let levels: [InterfaceLevel] = [tableView, cell, headerFooter, controller]

    private static let styles: [String: UITableView.Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]

    /// The table style in a document.
    static func style(_ coder: NSCoder) -> UITableView.Style {
        (coder as? InterfaceCoder)?.element["style"].flatMap { styles[$0] } ?? .plain
    }

    private static let tableView = InterfaceLevel(
        UITableView.self, ["tableView"],
        properties: [
            .number("estimatedRowHeight", \.estimatedRowHeight), .number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
            .number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight), .flag("allowsSelection", \.allowsSelection),
            .flag("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
            .flag("allowsMultipleSelection", \.allowsMultipleSelection),
            .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            .color("separatorColor", \.separatorColor),
            .choice(
                "separatorStyle", ["none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine],
                \.separatorStyle),
            .color("sectionIndexColor", \.sectionIndexColor), .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
            .integer("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
        ],
        outlets: [
            InterfaceOutlet("dataSource", conforming: \.dataSource),
            InterfaceOutlet("prefetchDataSource", conforming: \.prefetchDataSource),
            InterfaceOutlet("backgroundView", \UITableView.backgroundView),
            InterfaceOutlet("tableHeaderView", \UITableView.tableHeaderView),
            InterfaceOutlet("tableFooterView", \UITableView.tableFooterView),
        ]
    ) { view, element, loader in
        // Xcode writes a header height of 28 points (older versions: 22) into every plain table. Ignore these values: with the default height, a section
        // without a title or a view has no header, as on Apple's platforms.
        let usual: Set<CGFloat> = element["style"] == "plain" || element["style"] == nil ? [22, 28] : []
        if let height = element.number("sectionHeaderHeight"), !usual.contains(height) { view.sectionHeaderHeight = height }
        if let height = element.number("sectionFooterHeight"), !usual.contains(height) { view.sectionFooterHeight = height }
        // Rows without a height in the document are self-sizing.
        if let height = element.number("rowHeight") { view.rowHeight = height > 0 ? height : UITableView.automaticDimension }
        if let insets = element.child(key: "separatorInset")?.insets { view.separatorInset = insets }
        if let child = element.child(key: "tableHeaderView") { view.tableHeaderView = loader.make(child, as: UIView.self) }
        if let child = element.child(key: "tableFooterView") { view.tableFooterView = loader.make(child, as: UIView.self) }
        for child in element.contents(of: "prototypes") {
            guard let prototype = InterfacePrototype(child, loader) else { continue }
            view.reuse.register(maker: prototype.maker(of: UITableViewCell.self), prototype.identifier)
        }
        if element["dataMode"] == "static" { view.staticRows = StaticRows(element, loader) }
    }

    private static let cell = InterfaceLevel(
        UITableViewCell.self, ["tableViewCell"],
        properties: [
            .choice("selectionStyle", ["none": .none, "default": .default, "blue": .blue, "gray": .gray], \.selectionStyle),
            .choice("accessoryType", accessories, \.accessoryType), .choice("editingAccessoryType", accessories, \.editingAccessoryType),
            .integer("indentationLevel", \.indentationLevel), .number("indentationWidth", \.indentationWidth),
            .flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing), .flag("showsReorderControl", \.showsReorderControl),
        ],
        outlets: [
            InterfaceOutlet("backgroundView", \UITableViewCell.backgroundView),
            InterfaceOutlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
            InterfaceOutlet("accessoryView", \UITableViewCell.accessoryView),
            InterfaceOutlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
        ]
    ) { cell, element, loader in
        if let identifier = element["reuseIdentifier"] { cell.reuseIdentifier = identifier }
        if let child = element.child("tableViewCellContentView") ?? element.child(key: "contentView") {
            // The labels and the image view of a cell style are among the document's subviews, with their identifiers.
            let parts: [(String, UIView?)] = [
                ("textLabel", element["textLabel"] == nil ? nil : cell.textLabel),
                ("detailTextLabel", element["detailTextLabel"] == nil ? nil : cell.detailTextLabel),
                ("imageView", element["imageView"] == nil ? nil : cell.imageView),
            ]
            var known: [String: UIView] = [:]
            for (name, view) in parts { if let id = element[name] { known[id] = view } }
            for subview in child.contents(of: "subviews") {
                if let id = subview.id, let view = known[id] { loader.fill(view, from: subview) }
            }
            loader.fill(cell.contentView, from: child.without(Set(known.keys)))
            cell.contentView.frame = cell.bounds
        }
        if let insets = element.child(key: "separatorInset")?.insets { cell.separatorInset = insets }
        if let child = element.child(key: "accessoryView") { cell.accessoryView = loader.make(child, as: UIView.self) }
    } connect: { cell, connection, action in
        let perform: @MainActor () -> Void = { [weak cell] in action.perform(sender: cell) }
        if connection["trigger"] == "accessoryAction" { cell.onAccessory = perform } else { cell.onSelection = perform }
    }

    /// The cell style in a document.
    static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
        switch (coder as? InterfaceCoder)?.element["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]

    private static let headerFooter = InterfaceLevel(UITableViewHeaderFooterView.self, ["tableViewHeaderFooterView"]) {
        view, element, loader in
        if let identifier = element["reuseIdentifier"] { view.reuseIdentifier = identifier }
        if let child = element.child(key: "contentView") { loader.fill(view.contentView, from: child) }
    }

    private static let controller = InterfaceLevel(
        UITableViewController.self, ["tableViewController"],
        properties: [.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)])
}

/// The static sections and rows of a table.
@MainActor
final class StaticRows {
    struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
        let heights: [CGFloat]
    }

    let sections: [Section]

    /// Creates the cells in a table's `<sections>`.
    init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
        sections = element.contents(of: "sections").map { section in
            let elements = section.contents(of: "cells")
            let made = elements.compactMap { element in loader.make(element, as: UITableViewCell.self).map { ($0, element) } }
            return Section(
                header: loader.text("headerTitle", of: section), footer: loader.text("footerTitle", of: section), cells: made.map(\.0),
                heights: made.map { $0.1.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } ?? UITableView.automaticDimension })
        }
    }

    /// The section at an index; nil if it does not exist.
    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    /// The cell of a row; nil if it does not exist.
    func cell(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2, let section = section(indexPath[0]), section.cells.indices.contains(indexPath[1]) else { return nil }
        return section.cells[indexPath[1]]
    }

    /// The height of a row in the document. Nil without an explicit height.
    func height(at indexPath: IndexPath) -> CGFloat? {
        guard indexPath.count == 2, let section = section(indexPath[0]), section.heights.indices.contains(indexPath[1]) else { return nil }
        let height = section.heights[indexPath[1]]
        return height > 0 ? height : nil
    }
}

extension InterfaceElement {
    /// Returns the element without the `<subviews>` that have the given identifiers.
    func without(_ ids: Set<String>) -> InterfaceElement {
        guard !ids.isEmpty else { return self }
        let children = children.map { child in
            child.name != "subviews"
                ? child
                : InterfaceElement(
                    name: child.name, attributes: child.attributes, children: child.children.filter { !ids.contains($0.id ?? "") },
                    line: child.line)
        }
        return InterfaceElement(name: name, attributes: attributes, children: children, text: text, line: line)
    }
}
