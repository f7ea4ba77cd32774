// The AT-SPI interfaces of elements, as GDBus descriptions.
#pragma once

#define SPI "org.a11y.atspi."

#define I(t) "<arg direction='in' type='" t "'/>"
#define O(t) "<arg direction='out' type='" t "'/>"
#define M(name, args) "<method name='" name "'>" args "</method>"
#define P(name, type) "<property name='" name "' type='" type "' access='read'/>"
#define PW(name, type) "<property name='" name "' type='" type "' access='readwrite'/>"
#define FACE(name, members) "<interface name='" SPI name "'>" members "</interface>"

static const char description_xml[] = "<node>"
    FACE("Accessible",
        P("version", "u") P("Name", "s") P("Description", "s") P("Parent", "(so)") P("ChildCount", "i") P("Locale", "s")
        P("AccessibleId", "s") P("HelpText", "s")
        M("GetChildAtIndex", I("i") O("(so)")) M("GetChildren", O("a(so)")) M("GetIndexInParent", O("i"))
        M("GetRelationSet", O("a(ua(so))"))
        M("GetRole", O("u")) M("GetRoleName", O("s")) M("GetLocalizedRoleName", O("s")) M("GetState", O("au"))
        M("GetAttributes", O("a{ss}"))
        M("GetApplication", O("(so)")) M("GetInterfaces", O("as")))
    FACE("Application", P("ToolkitName", "s") P("Version", "s") P("ToolkitVersion", "s") P("AtspiVersion", "s")
        P("InterfaceVersion", "u") PW("Id", "i")
        M("GetLocale", I("u") O("s")) M("GetApplicationBusAddress", O("s")))
    FACE("Component",
        P("version", "u")
        M("Contains", I("i") I("i") I("u") O("b")) M("GetAccessibleAtPoint", I("i") I("i") I("u") O("(so)"))
        M("GetExtents", I("u") O("(iiii)"))
        M("GetPosition", I("u") O("i") O("i")) M("GetSize", O("i") O("i")) M("GetLayer", O("u")) M("GetMDIZOrder", O("n"))
        M("GrabFocus", O("b"))
        M("GetAlpha", O("d")) M("SetExtents", I("i") I("i") I("i") I("i") I("u") O("b")) M("SetPosition", I("i") I("i") I("u") O("b"))
        M("SetSize", I("i") I("i") O("b")) M("ScrollTo", I("u") O("b")) M("ScrollToPoint", I("u") I("i") I("i") O("b")))
    FACE("Action",
        P("version", "u") P("NActions", "i") M("GetDescription", I("i") O("s")) M("GetName", I("i") O("s"))
        M("GetLocalizedName", I("i") O("s"))
        M("GetKeyBinding", I("i") O("s")) M("GetActions", O("a(sss)")) M("DoAction", I("i") O("b")))
    FACE("Value", P("version", "u") P("MinimumValue", "d") P("MaximumValue", "d") P("MinimumIncrement", "d") PW("CurrentValue", "d")
        P("Text", "s"))
    FACE("Text",
        P("version", "u") P("CharacterCount", "i") P("CaretOffset", "i")
        M("GetStringAtOffset", I("i") I("u") O("s") O("i") O("i")) M("GetText", I("i") I("i") O("s")) M("SetCaretOffset", I("i") O("b"))
        M("GetTextBeforeOffset", I("i") I("u") O("s") O("i") O("i")) M("GetTextAtOffset", I("i") I("u") O("s") O("i") O("i"))
        M("GetTextAfterOffset", I("i") I("u") O("s") O("i") O("i")) M("GetCharacterAtOffset", I("i") O("i"))
        M("GetAttributeValue", I("i") I("s") O("s")) M("GetAttributes", I("i") O("a{ss}") O("i") O("i"))
        M("GetDefaultAttributes", O("a{ss}"))
        M("GetCharacterExtents", I("i") I("u") O("i") O("i") O("i") O("i")) M("GetOffsetAtPoint", I("i") I("i") I("u") O("i"))
        M("GetNSelections", O("i"))
        M("GetSelection", I("i") O("i") O("i")) M("AddSelection", I("i") I("i") O("b")) M("RemoveSelection", I("i") O("b"))
        M("SetSelection", I("i") I("i") I("i") O("b")) M("GetRangeExtents", I("i") I("i") I("u") O("i") O("i") O("i") O("i"))
        M("GetBoundedRanges", I("i") I("i") I("i") I("i") I("u") I("u") I("u") O("a(iisv)"))
        M("GetAttributeRun", I("i") I("b") O("a{ss}") O("i") O("i"))
        M("GetDefaultAttributeSet", O("a{ss}")) M("ScrollSubstringTo", I("i") I("i") I("u") O("b"))
        M("ScrollSubstringToPoint", I("i") I("i") I("u") I("i") I("i") O("b")))
    FACE("EditableText",
        P("version", "u") M("SetTextContents", I("s") O("b")) M("InsertText", I("i") I("s") I("i") O("b")) M("CopyText", I("i") I("i"))
        M("CutText", I("i") I("i") O("b")) M("DeleteText", I("i") I("i") O("b")) M("PasteText", I("i") O("b")))
    FACE("Selection",
        P("version", "u") P("NSelectedChildren", "i") M("GetSelectedChild", I("i") O("(so)")) M("SelectChild", I("i") O("b"))
        M("DeselectSelectedChild", I("i") O("b")) M("IsChildSelected", I("i") O("b")) M("SelectAll", O("b")) M("ClearSelection", O("b"))
        M("DeselectChild", I("i") O("b")))
    FACE("Table",
        P("version", "u") P("NRows", "i") P("NColumns", "i") P("Caption", "(so)") P("Summary", "(so)") P("NSelectedRows", "i")
        P("NSelectedColumns", "i")
        M("GetAccessibleAt", I("i") I("i") O("(so)")) M("GetIndexAt", I("i") I("i") O("i")) M("GetRowAtIndex", I("i") O("i"))
        M("GetColumnAtIndex", I("i") O("i")) M("GetRowDescription", I("i") O("s")) M("GetColumnDescription", I("i") O("s"))
        M("GetRowExtentAt", I("i") I("i") O("i")) M("GetColumnExtentAt", I("i") I("i") O("i")) M("GetRowHeader", I("i") O("(so)"))
        M("GetColumnHeader", I("i") O("(so)")) M("GetSelectedRows", O("ai")) M("GetSelectedColumns", O("ai"))
        M("IsRowSelected", I("i") O("b")) M("IsColumnSelected", I("i") O("b")) M("IsSelected", I("i") I("i") O("b"))
        M("AddRowSelection", I("i") O("b")) M("AddColumnSelection", I("i") O("b")) M("RemoveRowSelection", I("i") O("b"))
        M("RemoveColumnSelection", I("i") O("b"))
        M("GetRowColumnExtentsAtIndex", I("i") O("b") O("i") O("i") O("i") O("i") O("b")))
    // AT-SPI's specification has a boolean before the four numbers. libatspi reads only the numbers, and its own bridge also sends only these.
    FACE("TableCell",
        P("version", "u") P("ColumnSpan", "i") P("RowSpan", "i") P("Position", "(ii)") P("Table", "(so)")
        M("GetRowColumnSpan", O("i") O("i") O("i") O("i")) M("GetColumnHeaderCells", O("a(so)")) M("GetRowHeaderCells", O("a(so)")))
    FACE("Cache", P("version", "u") M("GetItems", O("a((so)(so)(so)iiassusau)")))
    "</node>";
