/// A controller's state between its appearance callbacks.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}
