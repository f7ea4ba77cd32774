/// Tells a picker how many wheels and rows it has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// How many wheels there are side by side.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
