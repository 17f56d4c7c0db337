extension Flaw {
    /// What the journeys 1 to 5 tell of the flaws that they find, up to the drawing.
    static let stories1To5: [Flaw: String] = [
        .showsNoIndicator: """
        Journey 1 (open-list) fails on rung 99 FlawedApp
          it says: opening the list shows that it loads, then the stored items in their order
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          expected: an activity indicator turns
          found: nothing says that something is loading
          look at: the indicator: it has to turn from the moment the list opens until the items are there
        """,
        .formatsDatesInItsOwnWay: """
        Journey 1 (open-list) fails on rung 99 FlawedApp
          it says: opening the list shows that it loads, then the stored items in their order
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          expected: the rows are Milk in dark gray, May 03, 2024; Bread in red, Dec 31, 2023; Tea in dark gray, Jan 09, 2024
          found: the rows are Milk in dark gray, 2024-05-03; Bread in red, 2023-12-31; Tea in dark gray, 2024-01-09
          look at: the order of the file; the color of enabled and disabled; "MMM dd, yyyy" in en_US_POSIX and GMT
        """,
        .leavesAnEmptyListBlank: """
        Journey 2 (empty-list) fails on rung 99 FlawedApp
          it says: an empty store says so
          1. launch the app
          2. tap "Show items"
          expected: the screen shows "No items yet"
          found: it shows "Welcome", "Items", "Delete all", "Add"
          look at: what the list shows for no items; a missing file is no failure
        """,
        .keepsTurningAfterAFailure: """
        Journey 3 (load-failure) fails on rung 99 FlawedApp
          it says: a load failure is told, hides the indicator, leaves the app usable and the file as it is
          1. meanwhile: the stored file is broken off in the middle
          2. launch the app
          3. tap "Show items"
          expected: nothing is loading any more
          found: an activity indicator still turns
          look at: the indicator when a load fails: every outcome has to hide it
        """,
        .overwritesABrokenFile: """
        Journey 3 (load-failure) fails on rung 99 FlawedApp
          it says: a load failure is told, hides the indicator, leaves the app usable and the file as it is
          1. meanwhile: the stored file is broken off in the middle
          2. launch the app
          3. tap "Show items"
          4. tap "OK"
          5. tap "Add"
          6. type "Milk" into "Name"
          7. tap "Save"
          expected: an alert says "Error": "The item could not be saved.", with the button "OK"
          found: there is no alert
          look at: saving loads, appends and stores: when loading fails, nothing may be stored
        """,
        .deletesABrokenFile: """
        Journey 3 (load-failure) fails on rung 99 FlawedApp
          it says: a load failure is told, hides the indicator, leaves the app usable and the file as it is
          1. meanwhile: the stored file is broken off in the middle
          2. launch the app
          3. tap "Show items"
          4. tap "OK"
          5. tap "Add"
          6. type "Milk" into "Name"
          7. tap "Save"
          8. tap "OK"
          9. go back
          10. tap "Delete all"
          expected: an alert says "Error": "Your items could not be deleted.", with the button "OK"
          found: an alert says "Done": "All items were deleted.", with the button "OK"
          look at: deleting over a file that can't be read: nothing may be stored, since it may still be mended
        """,
        .opensTheFirstRowAlways: """
        Journey 4 (item-detail) fails on rung 99 FlawedApp
          it says: a row opens its detail, and back returns to the list
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. tap row 1
          expected: the screen shows "Bread"
          found: it shows "Items", "Item", "Milk", "Enabled", "May 03, 2024"
          look at: which item is handed on to the detail
        """,
        .doesNotLoadAgainAfterAdding: """
        Journey 5 (add-item) fails on rung 99 FlawedApp
          it says: an added item is shown by the list and held by the file, last and with today's date
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. type "Zucchini" into "Name"
          5. tap "Save"
          expected: the screen shows "Zucchini"
          found: it shows "Welcome", "Items", "Delete all", "Add", "Milk", "May 03, 2024"
          look at: whether the list learns that it has to load again
        """,
        .ignoresTheSwitch: """
        Journey 5 (add-item) fails on rung 99 FlawedApp
          it says: an added item is shown by the list and held by the file, last and with today's date
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. type "Zucchini" into "Name"
          5. tap "Save"
          6. tap "Add"
          7. type "Apples" into "Name"
          8. toggle "Enabled"
          9. tap "Save"
          expected: Apples is the last, disabled
          found: the file holds Milk (enabled, May 03, 2024), Zucchini (enabled, (today)), Apples (enabled, (today))
          look at: append, not insert; the switch
        """,
        .storesNewItemsFirst: """
        Journey 5 (add-item) fails on rung 99 FlawedApp
          it says: an added item is shown by the list and held by the file, last and with today's date
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. type "Zucchini" into "Name"
          5. tap "Save"
          expected: Zucchini is the last, enabled
          found: the file holds Zucchini (enabled, (today)), Milk (enabled, May 03, 2024)
          look at: append, not insert; the switch
        """,
    ]
}
