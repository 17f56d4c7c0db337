import SourceModel

/// The names of UIKit by which a type's layer is told.
package enum UIKitNames {
    /// Whether it is a view controller of UIKit.
    package static func isController(_ name: String) -> Bool {
        isUIKit(name) && name.hasSuffix("Controller") && !name.hasSuffix("PresentationController")
    }

    /// Controllers that show the pages of other controllers.
    static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    ]

    /// What a file imports to draw.
    package static let frameworks: Set<String> = ["UIKit", "SwiftUI", "HeadlessUIKit", "AppKit", "WatchKit"]

    /// What a file imports to draw by the work of others: rows, layouts, animations, and signs that something goes on.
    package static let libraries: Set<String> = [
        "RxDataSources", "IGListKit", "DZNEmptyDataSet", "Eureka", "SnapKit", "Lottie", "SkeletonView", "MBProgressHUD",
        "SVProgressHUD", "PKHUD", "SwiftMessages", "NVActivityIndicatorView",
    ]

    /// Whether it is a view, a color or a way to another screen of SwiftUI.
    package static func isSwiftUI(_ name: String) -> Bool { swiftUI.contains(name) }

    private static let swiftUI: NameSet = [
        "View", "AnyView", "Text", "Image", "Button", "Label", "Toggle", "TextField", "Picker", "List", "Form", "Group",
        "ForEach", "ScrollView", "HStack", "VStack", "ZStack", "Spacer", "EmptyView", "AsyncImage", "Color", "Font",
        "Alert", "NavigationLink", "NavigationView", "NavigationStack", "NavigationPath",
    ]

    /// What draws, or is touched.
    package static func isView(_ name: String) -> Bool {
        guard isUIKit(name) else { return false }
        return viewEndings.contains(where: name.hasSuffix)
    }

    private static let viewEndings = [
        "View", "Cell", "Label", "Button", "Control", "Field", "Switch", "Slider", "Stepper", "Window", "Bar",
        "Picker", "Item", "TextView", "Gesture", "GestureRecognizer",
    ]

    /// Protocols that only views and controllers conform to.
    package static let viewProtocols: Set<String> = [
        "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
        "UITextFieldDelegate", "UITextViewDelegate", "UIPickerViewDataSource", "UIPickerViewDelegate",
        "UISearchBarDelegate", "UIScrollViewDelegate", "UICollectionViewDelegateFlowLayout",
    ]

    /// `UI` and a capital letter: `UILabel`, not `UIntView`.
    package static func isUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }
}
