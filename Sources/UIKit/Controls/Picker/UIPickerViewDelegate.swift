import CConformance
import Foundation

/// Gives a picker's rows their contents, and hears which are chosen.
///
/// Three methods give a row its content. The picker calls the first that is implemented: the view, the title with attributes, the title.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// A wheel's width, in points. Unless implemented the wheels share the picker's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's rows, in points. 32 unless implemented.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// A row's title.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// A row's title with attributes; nil for ``pickerView(_:titleForRow:forComponent:)``.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// A view that shows a row. `view` is one that is no longer seen, to be used again.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// A person chose a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// 0. Not called: the wheels share the picker's width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        defaultImplementation(of: .pickerViewWidthForComponent)
        return 0
    }
    /// 0. Not called: a row is 32 points high.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        defaultImplementation(of: .pickerViewRowHeightForComponent)
        return 0
    }
    /// No title.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        defaultImplementation(of: .pickerViewTitleForRowForComponent)
        return nil
    }
    /// No title with attributes.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        defaultImplementation(of: .pickerViewAttributedTitleForRowForComponent)
        return nil
    }
    /// An empty view. Not called: the title is shown.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        defaultImplementation(of: .pickerViewViewForRowForComponentReusing)
        return UIView()
    }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        defaultImplementation(of: .pickerViewDidSelectRowInComponent)
    }
}

/// A picker's delegate that names the wheels for people who do not see them.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// What a wheel is called: "Hours". Nil unless implemented.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// What turning a wheel does. Nil unless implemented.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// None.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        defaultImplementation(of: .pickerViewAccessibilityLabelForComponent)
        return nil
    }
    /// None.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        defaultImplementation(of: .pickerViewAccessibilityHintForComponent)
        return nil
    }
}
