/// The state of a view that a configuration may adapt to; no state changes a look here.
///
/// Source: UIKit, UIConfigurationState.
public protocol UIConfigurationState {}
