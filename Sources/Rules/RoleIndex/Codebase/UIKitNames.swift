import SourceModel

/// The names in UIKit and SwiftUI that tell a type's layer.
package enum UIKitNames {
    /// Whether the name is a view controller's of UIKit.
    package static func isController(_ name: String) -> Bool {
        isUIKit(name) && name.hasSuffix("Controller") && !name.hasSuffix("PresentationController")
    }

    /// Controllers that show the pages of other controllers.
    static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    ]

    /// The frameworks that a file imports to draw.
    package static let frameworks: Set<String> = ["UIKit", "SwiftUI", "HeadlessUIKit", "AppKit", "WatchKit"]

    /// The libraries that a file imports to draw: for rows, layouts, animations, and progress.
    package static let libraries: Set<String> = [
        "RxDataSources", "IGListKit", "DZNEmptyDataSet", "Eureka", "SnapKit", "Lottie", "SkeletonView", "MBProgressHUD",
        "SVProgressHUD", "PKHUD", "SwiftMessages", "NVActivityIndicatorView",
    ]

    /// Whether the name is a view, a color or a way to another screen in SwiftUI.
    package static func isSwiftUI(_ name: String) -> Bool { swiftUI.contains(name) }

    private static let swiftUI: NameSet = [
        "View", "AnyView", "Text", "Image", "Button", "Label", "Toggle", "TextField", "Picker", "List", "Form", "Group",
        "ForEach", "ScrollView", "HStack", "VStack", "ZStack", "Spacer", "EmptyView", "AsyncImage", "Color", "Font",
        "Alert", "NavigationLink", "NavigationView", "NavigationStack", "NavigationPath",
    ]

    /// Whether the name is a UIKit class that draws or is touched.
    package static func isView(_ name: String) -> Bool {
        guard isUIKit(name) else { return false }
        return viewEndings.contains(where: name.hasSuffix)
    }

    private static let viewEndings = [
        "View", "Cell", "Label", "Button", "Control", "Field", "Switch", "Slider", "Stepper", "Window", "Bar",
        "Picker", "Item", "TextView", "Gesture", "GestureRecognizer",
    ]

    /// The protocols that only views and controllers conform to.
    package static let viewProtocols: Set<String> = [
        "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
        "UITextFieldDelegate", "UITextViewDelegate", "UIPickerViewDataSource", "UIPickerViewDelegate",
        "UISearchBarDelegate", "UIScrollViewDelegate", "UICollectionViewDelegateFlowLayout",
    ]

    /// Whether the name begins with `UI` and a capital letter: `UILabel`, not `UIntView`.
    package static func isUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }
}
