import CConformance
import Foundation

/// A delegate that provides the content of a picker's rows, and observes the selection.
///
/// Three methods provide content. The picker calls the first implemented one of these: the view, the attributed title, the title.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the width of a wheel, in points. By default, the wheels share the picker's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of a wheel's rows, in points. 32 by default.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the attributed title of a row. If nil, the picker shows the title from ``pickerView(_:titleForRow:forComponent:)``.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// Returns the view of a row. `view` is a view that is no longer visible and can be reused.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// Called when the user selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns 0. Not called: the wheels share the picker's width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        defaultImplementation(of: .pickerViewWidthForComponent)
        return 0
    }
    /// Returns 0. Not called: a row is 32 points high.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        defaultImplementation(of: .pickerViewRowHeightForComponent)
        return 0
    }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        defaultImplementation(of: .pickerViewTitleForRowForComponent)
        return nil
    }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        defaultImplementation(of: .pickerViewAttributedTitleForRowForComponent)
        return nil
    }
    /// Returns an empty view. Not called: the title is shown.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        defaultImplementation(of: .pickerViewViewForRowForComponentReusing)
        return UIView()
    }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        defaultImplementation(of: .pickerViewDidSelectRowInComponent)
    }
}

/// A picker's delegate that provides accessibility labels for the wheels.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the accessibility label of a wheel, such as "Hours". Nil by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns the accessibility hint of a wheel. Nil by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        defaultImplementation(of: .pickerViewAccessibilityLabelForComponent)
        return nil
    }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        defaultImplementation(of: .pickerViewAccessibilityHintForComponent)
        return nil
    }
}
