/// Where a controller is between its appearance callbacks.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}
