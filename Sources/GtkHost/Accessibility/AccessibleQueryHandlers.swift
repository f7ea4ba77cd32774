import CGtk
import Foundation
import Host

/// C functions that answer AT-SPI's queries.
enum AccessibleQueryHandlers {
    /// The table of the functions, for the C code. Their context is the ``GtkAccessibility``.
    @MainActor static var table: LodestoneAccessibleAnswers {
        LodestoneAccessibleAnswers(
            facts: { context, id, facts in
                let element = ask(context) { $0.element(id) } ?? nil
                guard let element, let facts else { return 0 }
                fill(facts, element)
                return 1
            },
            parent: { context, id, parent in
                guard let found = ask(context, { $0.parent(of: id) }) ?? nil, let parent else { return 0 }
                parent.pointee = found
                return 1
            },
            children: { context, id, children in
                let found = ask(context) { id == 0 ? $0.windows : $0.children(of: id) } ?? []
                return hand(found, to: children)
            },
            window_origin: { context, id, isOnScreen, x, y in
                let origin = GtkCallback.with(context, GtkAccessibility.self) { accessibility in
                    let origin = accessibility.origin(of: id, onScreen: isOnScreen != 0)
                    return [origin.x, origin.y]
                }
                x?.pointee = origin?[0] ?? 0
                y?.pointee = origin?[1] ?? 0
            },
            hit: { context, id, x, y in
                ask(context) { $0.element(in: id, at: CGPoint(x: Int(x), y: Int(y))) ?? 0 } ?? 0
            },
            focus: { context, id in ask(context) { $0.focus(id) } == true ? 1 : 0 },
            reveal: { context, id in ask(context) { $0.reveal(id) } == true ? 1 : 0 },
            act: { context, id, action in ask(context) { $0.perform(Int(action), on: id) } == true ? 1 : 0 },
            set_value: { context, id, value in ask(context) { $0.setValue(value, of: id) } == true ? 1 : 0 },
            text: { context, id in
                let text = ask(context) { $0.text(of: id) } ?? ""
                return g_strdup(text)
            },
            selection: { context, id, start, end, caret in
                let selection = ask(context) { $0.selection(of: id) } ?? nil
                start?.pointee = Int32(clamping: selection?.range.lowerBound ?? 0)
                end?.pointee = Int32(clamping: selection?.range.upperBound ?? 0)
                caret?.pointee = Int32(clamping: selection?.caret ?? 0)
            },
            select: { context, id, start, end in
                ask(context) { $0.select(range(start, end), in: id) } == true ? 1 : 0
            },
            replace: { context, id, start, end, text in
                let text = text.map { String(cString: $0) } ?? ""
                return ask(context) { $0.replace(range(start, end), with: text, in: id) } == true ? 1 : 0
            },
            text_frame: { context, id, start, end in
                rect(ask(context) { $0.frame(ofText: range(start, end), in: id) } ?? .zero)
            },
            text_line: { context, id, offset, start, end in
                guard let line = ask(context, { $0.line(at: Int(offset), in: id) }) ?? nil else { return 0 }
                start?.pointee = Int32(clamping: line.lowerBound)
                end?.pointee = Int32(clamping: line.upperBound)
                return 1
            },
            text_place: { context, id, x, y, offset in
                let point = CGPoint(x: Int(x), y: Int(y))
                guard let position = ask(context, { $0.place(inTextAt: point, of: id) }) ?? nil else { return 0 }
                offset?.pointee = Int32(clamping: position)
                return 1
            },
            select_child: { context, id, index, isSelected in
                ask(context) { $0.select(child: Int(index), of: id, isSelected != 0) } == true ? 1 : 0
            },
            cell: { context, id, row, column in ask(context) { $0.cell(in: id, row: Int(row), column: Int(column)) ?? 0 } ?? 0 },
            table: { context, id in ask(context) { $0.table(of: id) ?? 0 } ?? 0 },
            headers: { context, id, isOfRow, index, headers in
                let found = ask(context) { source in
                    isOfRow != 0 ? source.headers(ofRow: Int(index), in: id) : source.headers(ofColumn: Int(index), in: id)
                }
                return hand(found ?? [], to: headers)
            },
            automate: { context, request in
                guard let request = request.map({ String(cString: $0) }) else { return nil }
                let reply = GtkCallback.with(context, GtkAccessibility.self) { $0.answer(request) } ?? nil
                return reply.flatMap { g_strdup($0) }
            },
            heard_changed: { GtkCallback.with($0, GtkAccessibility.self) { $0.listenersChanged() } },
            ready: { GtkCallback.with($0, GtkAccessibility.self) { $0.ready() } })
    }
}

// The following functions are global, because a C callback cannot capture anything, not even a type.

/// Calls `question` with the accessibility source. The C code already runs on the main thread.
private func ask<Answer: Sendable>(
    _ context: UnsafeMutableRawPointer?, _ question: @MainActor (any HostAccessibilitySource) -> Answer
) -> Answer? {
    GtkCallback.with(context, GtkAccessibility.self) { $0.ask(question) } ?? nil
}

/// Copies element identifiers to memory that the C code frees. Returns their number.
private func hand(_ ids: [UInt64], to output: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>?>?) -> guint {
    guard let output, !ids.isEmpty, let memory = g_malloc(gsize(ids.count * MemoryLayout<UInt64>.stride)) else { return 0 }
    let list = memory.bindMemory(to: UInt64.self, capacity: ids.count)
    for (index, id) in ids.enumerated() { list[index] = id }
    output.pointee = list
    return guint(ids.count)
}

private func range(_ start: Int32, _ end: Int32) -> Range<Int> { Int(min(start, end))..<Int(max(start, end)) }

private func rect(_ rect: CGRect) -> LodestoneAccessibleRect {
    func whole(_ number: CGFloat) -> Int32 { number.isFinite ? Int32(clamping: Int(max(-1e6, min(1e6, number)).rounded())) : 0 }
    let (left, top) = (whole(rect.minX), whole(rect.minY))
    return LodestoneAccessibleRect(x: left, y: top, width: whole(rect.maxX) - left, height: whole(rect.maxY) - top)
}

private func copy(_ text: String) -> UnsafeMutablePointer<CChar>? { text.isEmpty ? nil : g_strdup(text) }

private func fill(_ facts: UnsafeMutablePointer<LodestoneAccessibleFacts>, _ element: HostAccessibleElement) {
    let role = element.role.atspi
    facts.pointee.role = role.number
    facts.pointee.role_name = g_strdup(role.name)
    facts.pointee.states = element.states.atspi(hasText: element.hasText)
    facts.pointee.name = copy(element.name)
    facts.pointee.description = copy(element.details)
    facts.pointee.identifier = copy(element.identifier)
    facts.pointee.value_text = copy(element.valueText)
    facts.pointee.language = copy(element.language)
    if let plug = element.plug {
        facts.pointee.plug_name = g_strdup(plug.name)
        facts.pointee.plug_path = g_strdup(plug.path)
    }
    facts.pointee.position = Int32(clamping: element.position)
    facts.pointee.count = Int32(clamping: element.count)
    facts.pointee.level = Int32(clamping: element.level)
    facts.pointee.frame = rect(element.frame)
    var faces = 0
    if element.mayHaveActions { faces |= LODESTONE_ACCESSIBLE_ACTION }
    if let value = element.value {
        faces |= LODESTONE_ACCESSIBLE_VALUE
        facts.pointee.now = value.now
        facts.pointee.least = value.least
        facts.pointee.most = value.most
        facts.pointee.step = value.step
    }
    if element.hasText { faces |= LODESTONE_ACCESSIBLE_TEXT }
    if element.hasText, element.states.contains(.editable) { faces |= LODESTONE_ACCESSIBLE_EDITABLE }
    if element.selectsChildren { faces |= LODESTONE_ACCESSIBLE_SELECTION }
    if element.rows > 0, element.columns > 0 {
        faces |= LODESTONE_ACCESSIBLE_TABLE
        facts.pointee.rows = Int32(clamping: element.rows)
        facts.pointee.columns = Int32(clamping: element.columns)
    }
    if let cell = element.cell {
        faces |= LODESTONE_ACCESSIBLE_CELL
        facts.pointee.row = Int32(clamping: cell.row)
        facts.pointee.column = Int32(clamping: cell.column)
        facts.pointee.row_span = Int32(clamping: cell.rowSpan)
        facts.pointee.column_span = Int32(clamping: cell.columnSpan)
    }
    facts.pointee.interfaces = guint(faces)
    guard !element.actions.isEmpty else { return }
    let size = gsize((element.actions.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
    guard let memory = g_malloc0(size) else { return }
    let list = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: element.actions.count + 1)
    for (index, action) in element.actions.enumerated() { list[index] = g_strdup(action) }
    facts.pointee.actions = list
}
