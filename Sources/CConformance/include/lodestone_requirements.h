// The optional requirements of the library's protocols, by protocol and in the order of their declaration.
#ifndef LODESTONE_REQUIREMENTS_H
#define LODESTONE_REQUIREMENTS_H

#include <stdint.h>

/// A requirement that a class may leave out: a method of a delegate or a data source that is optional in UIKit. Its default implementation
/// names it (``lodestone_default_implementation``). The values mean nothing and may change. 0 is not a requirement.
typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
    // Samples for the self-check of ImplementedRequirements.swift.
    OptionalRequirementSampleFirst = 1,
    OptionalRequirementSampleSecond,
    OptionalRequirementSampleThird,

    // NSLayoutManagerDelegate
    OptionalRequirementLayoutManagerDidInvalidateLayout,
    OptionalRequirementLayoutManagerDidCompleteLayoutForAtEnd,

    // NSTextStorageDelegate
    OptionalRequirementTextStorageWillProcessEditingRangeChangeInLength,
    OptionalRequirementTextStorageDidProcessEditingRangeChangeInLength,

    // UIActivityItemSource
    OptionalRequirementActivityViewControllerSubjectForActivityType,

    // UIAdaptivePresentationControllerDelegate
    OptionalRequirementAdaptivePresentationStyleFor,
    OptionalRequirementAdaptivePresentationStyleForTraitCollection,
    OptionalRequirementPresentationControllerPrepare,
    OptionalRequirementPresentationControllerViewControllerForAdaptivePresentationStyle,
    OptionalRequirementPresentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator,
    OptionalRequirementPresentationControllerShouldDismiss,
    OptionalRequirementPresentationControllerWillDismiss,
    OptionalRequirementPresentationControllerDidDismiss,
    OptionalRequirementPresentationControllerDidAttemptToDismiss,

    // UIAlertViewDelegate
    OptionalRequirementAlertViewClickedButtonAt,
    OptionalRequirementWillPresent,
    OptionalRequirementDidPresent,
    OptionalRequirementAlertViewWillDismissWithButtonIndex,
    OptionalRequirementAlertViewDidDismissWithButtonIndex,

    // UIApplicationDelegate
    OptionalRequirementApplicationWillFinishLaunchingWithOptions,
    OptionalRequirementApplicationDidFinishLaunchingWithOptions,
    OptionalRequirementApplicationDidFinishLaunching,
    OptionalRequirementApplicationDidBecomeActive,
    OptionalRequirementApplicationWillResignActive,
    OptionalRequirementApplicationDidEnterBackground,
    OptionalRequirementApplicationWillEnterForeground,
    OptionalRequirementApplicationWillTerminate,
    OptionalRequirementApplicationDidReceiveMemoryWarning,
    OptionalRequirementApplicationDidFailToRegisterForRemoteNotificationsWithError,
    OptionalRequirementApplicationConfigurationForConnectingOptions,
    OptionalRequirementApplicationDidDiscardSceneSessions,
    OptionalRequirementApplicationContinueRestorationHandler,
    OptionalRequirementApplicationOpenOptions,
    OptionalRequirementApplicationPerformActionForCompletionHandler,
    OptionalRequirementApplicationShouldSaveSecureApplicationState,
    OptionalRequirementApplicationShouldRestoreSecureApplicationState,
    OptionalRequirementApplicationWillEncodeRestorableStateWith,
    OptionalRequirementApplicationDidDecodeRestorableStateWith,
    OptionalRequirementApplicationViewControllerWithRestorationIdentifierPathCoder,

    // UIBarPositioningDelegate
    OptionalRequirementPositionFor,

    // UICalendarSelectionMultiDateDelegate
    OptionalRequirementMultiDateSelectionCanSelectDate,
    OptionalRequirementMultiDateSelectionCanDeselectDate,

    // UICalendarSelectionSingleDateDelegate
    OptionalRequirementDateSelectionCanSelectDate,

    // UICalendarViewDelegate
    OptionalRequirementCalendarViewDecorationFor,
    OptionalRequirementCalendarViewDidChangeVisibleDateComponentsFrom,

    // UICollectionViewDataSource
    OptionalRequirementNumberOfSectionsInCollectionView,
    OptionalRequirementCollectionViewViewForSupplementaryElementOfKindAt,
    OptionalRequirementCollectionViewCanMoveItemAt,
    OptionalRequirementCollectionViewMoveItemAtTo,
    OptionalRequirementIndexTitlesFor,
    OptionalRequirementCollectionViewIndexPathForIndexTitleAt,

    // UICollectionViewDataSourcePrefetching
    OptionalRequirementCollectionViewCancelPrefetchingForItemsAt,

    // UICollectionViewDelegate
    OptionalRequirementCollectionViewShouldHighlightItemAt,
    OptionalRequirementCollectionViewDidHighlightItemAt,
    OptionalRequirementCollectionViewDidUnhighlightItemAt,
    OptionalRequirementCollectionViewShouldSelectItemAt,
    OptionalRequirementCollectionViewShouldDeselectItemAt,
    OptionalRequirementCollectionViewDidSelectItemAt,
    OptionalRequirementCollectionViewDidDeselectItemAt,
    OptionalRequirementCollectionViewCanPerformPrimaryActionForItemAt,
    OptionalRequirementCollectionViewPerformPrimaryActionForItemAt,
    OptionalRequirementCollectionViewWillDisplayForItemAt,
    OptionalRequirementCollectionViewWillDisplaySupplementaryViewForElementKindAt,
    OptionalRequirementCollectionViewDidEndDisplayingForItemAt,
    OptionalRequirementCollectionViewDidEndDisplayingSupplementaryViewForElementOfKindAt,
    OptionalRequirementCollectionViewTransitionLayoutForOldLayoutNewLayout,
    OptionalRequirementCollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath,
    OptionalRequirementCollectionViewTargetIndexPathForMoveFromItemAtToProposedIndexPath,
    OptionalRequirementCollectionViewShouldSpringLoadItemAtWith,
    OptionalRequirementCollectionViewShouldShowMenuForItemAt,
    OptionalRequirementCollectionViewCanPerformActionForItemAtWithSender,
    OptionalRequirementCollectionViewPerformActionForItemAtWithSender,
    OptionalRequirementCollectionViewCanFocusItemAt,
    OptionalRequirementCollectionViewShouldUpdateFocusIn,
    OptionalRequirementCollectionViewDidUpdateFocusInWith,
    OptionalRequirementIndexPathForPreferredFocusedViewInCollectionView,
    OptionalRequirementCollectionViewSelectionFollowsFocusForItemAt,
    OptionalRequirementCollectionViewTargetContentOffsetForProposedContentOffset,
    OptionalRequirementCollectionViewContextMenuConfigurationForItemsAtPoint,
    OptionalRequirementCollectionViewContextMenuConfigurationForItemAtPoint,
    OptionalRequirementCollectionViewContextMenuConfigurationHighlightPreviewForItemAt,
    OptionalRequirementCollectionViewContextMenuConfigurationDismissalPreviewForItemAt,
    OptionalRequirementCollectionViewPreviewForHighlightingContextMenuWithConfiguration,
    OptionalRequirementCollectionViewPreviewForDismissingContextMenuWithConfiguration,
    OptionalRequirementCollectionViewWillPerformPreviewActionForMenuWithAnimator,
    OptionalRequirementCollectionViewWillDisplayContextMenuAnimator,
    OptionalRequirementCollectionViewWillEndContextMenuInteractionAnimator,
    OptionalRequirementCollectionViewCanEditItemAt,
    OptionalRequirementCollectionViewShouldBeginMultipleSelectionInteractionAt,
    OptionalRequirementCollectionViewDidBeginMultipleSelectionInteractionAt,
    OptionalRequirementCollectionViewDidEndMultipleSelectionInteraction,

    // UICollectionViewDelegateFlowLayout
    OptionalRequirementCollectionViewLayoutSizeForItemAt,
    OptionalRequirementCollectionViewLayoutInsetForSectionAt,
    OptionalRequirementCollectionViewLayoutMinimumLineSpacingForSectionAt,
    OptionalRequirementCollectionViewLayoutMinimumInteritemSpacingForSectionAt,
    OptionalRequirementCollectionViewLayoutReferenceSizeForHeaderInSection,
    OptionalRequirementCollectionViewLayoutReferenceSizeForFooterInSection,

    // UICollectionViewDragDelegate
    OptionalRequirementCollectionViewItemsForAddingToAtPoint,
    OptionalRequirementCollectionViewDragPreviewParametersForItemAt,
    OptionalRequirementCollectionViewDragSessionWillBegin,
    OptionalRequirementCollectionViewDragSessionDidEnd,
    OptionalRequirementCollectionViewDragSessionAllowsMoveOperation,
    OptionalRequirementCollectionViewDragSessionIsRestrictedToDraggingApplication,

    // UICollectionViewDropDelegate
    OptionalRequirementCollectionViewCanHandle,
    OptionalRequirementCollectionViewDropSessionDidEnter,
    OptionalRequirementCollectionViewDropSessionDidUpdateWithDestinationIndexPath,
    OptionalRequirementCollectionViewDropSessionDidExit,
    OptionalRequirementCollectionViewDropSessionDidEnd,
    OptionalRequirementCollectionViewDropPreviewParametersForItemAt,

    // UICollisionBehaviorDelegate
    OptionalRequirementCollisionBehaviorBeganContactForWithAt,
    OptionalRequirementCollisionBehaviorEndedContactForWith,
    OptionalRequirementCollisionBehaviorBeganContactForWithBoundaryIdentifierAt,
    OptionalRequirementCollisionBehaviorEndedContactForWithBoundaryIdentifier,

    // UIColorPickerViewControllerDelegate
    OptionalRequirementColorPickerViewControllerDidSelectContinuously,
    OptionalRequirementColorPickerViewControllerDidSelectColor,
    OptionalRequirementColorPickerViewControllerDidFinish,

    // UIContextMenuInteractionDelegate
    OptionalRequirementContextMenuInteractionConfigurationHighlightPreviewForItemWithIdentifier,
    OptionalRequirementContextMenuInteractionConfigurationDismissalPreviewForItemWithIdentifier,
    OptionalRequirementContextMenuInteractionPreviewForHighlightingMenuWithConfiguration,
    OptionalRequirementContextMenuInteractionPreviewForDismissingMenuWithConfiguration,
    OptionalRequirementContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator,
    OptionalRequirementContextMenuInteractionWillDisplayMenuForAnimator,
    OptionalRequirementContextMenuInteractionWillEndForAnimator,

    // UIDocumentBrowserViewControllerDelegate
    OptionalRequirementDocumentBrowserDidRequestDocumentCreationWithHandler,
    OptionalRequirementDocumentBrowserDidPickDocumentsAt,
    OptionalRequirementDocumentBrowserDidPickDocumentURLs,
    OptionalRequirementDocumentBrowserDidImportDocumentAtToDestinationURL,
    OptionalRequirementDocumentBrowserFailedToImportDocumentAtError,

    // UIDocumentInteractionControllerDelegate
    OptionalRequirementDocumentInteractionControllerViewControllerForPreview,
    OptionalRequirementDocumentInteractionControllerRectForPreview,
    OptionalRequirementDocumentInteractionControllerViewForPreview,
    OptionalRequirementDocumentInteractionControllerWillBeginPreview,
    OptionalRequirementDocumentInteractionControllerDidEndPreview,
    OptionalRequirementDocumentInteractionControllerWillPresentOptionsMenu,
    OptionalRequirementDocumentInteractionControllerDidDismissOptionsMenu,
    OptionalRequirementDocumentInteractionControllerWillPresentOpenInMenu,
    OptionalRequirementDocumentInteractionControllerDidDismissOpenInMenu,
    OptionalRequirementDocumentInteractionControllerWillBeginSendingToApplication,
    OptionalRequirementDocumentInteractionControllerDidEndSendingToApplication,

    // UIDocumentPickerDelegate
    OptionalRequirementDocumentPickerDidPickDocumentsAt,
    OptionalRequirementDocumentPickerWasCancelled,
    OptionalRequirementDocumentPickerDidPickDocumentAt,

    // UIDragInteractionDelegate
    OptionalRequirementDragInteractionPreviewForLiftingSession,
    OptionalRequirementDragInteractionWillAnimateLiftWithSession,
    OptionalRequirementDragInteractionSessionWillBegin,
    OptionalRequirementDragInteractionSessionAllowsMoveOperation,
    OptionalRequirementDragInteractionSessionIsRestrictedToDraggingApplication,
    OptionalRequirementDragInteractionPrefersFullSizePreviewsFor,
    OptionalRequirementDragInteractionSessionDidMove,
    OptionalRequirementDragInteractionSessionWillEndWith,
    OptionalRequirementDragInteractionSessionDidEndWith,
    OptionalRequirementDragInteractionSessionDidTransferItems,
    OptionalRequirementDragInteractionItemsForAddingToWithTouchAt,
    OptionalRequirementDragInteractionSessionForAddingItemsWithTouchAt,
    OptionalRequirementDragInteractionSessionWillAddFor,
    OptionalRequirementDragInteractionPreviewForCancellingWithDefault,
    OptionalRequirementDragInteractionItemWillAnimateCancelWith,

    // UIDropInteractionDelegate
    OptionalRequirementDropInteractionCanHandle,
    OptionalRequirementDropInteractionSessionDidEnter,
    OptionalRequirementDropInteractionSessionDidUpdate,
    OptionalRequirementDropInteractionSessionDidExit,
    OptionalRequirementDropInteractionPerformDrop,
    OptionalRequirementDropInteractionConcludeDrop,
    OptionalRequirementDropInteractionSessionDidEnd,
    OptionalRequirementDropInteractionPreviewForDroppingWithDefault,
    OptionalRequirementDropInteractionItemWillAnimateDropWith,

    // UIDynamicAnimatorDelegate
    OptionalRequirementDynamicAnimatorWillResume,
    OptionalRequirementDynamicAnimatorDidPause,

    // UIEditMenuInteractionDelegate
    OptionalRequirementEditMenuInteractionMenuForSuggestedActions,
    OptionalRequirementEditMenuInteractionTargetRectFor,
    OptionalRequirementEditMenuInteractionWillPresentMenuForAnimator,
    OptionalRequirementEditMenuInteractionWillDismissMenuForAnimator,

    // UIFontPickerViewControllerDelegate
    OptionalRequirementFontPickerViewControllerDidPickFont,
    OptionalRequirementFontPickerViewControllerDidCancel,

    // UIGestureRecognizerDelegate
    OptionalRequirementGestureRecognizerShouldBegin,
    OptionalRequirementGestureRecognizerShouldRecognizeSimultaneouslyWith,
    OptionalRequirementGestureRecognizerShouldRequireFailureOf,
    OptionalRequirementGestureRecognizerShouldBeRequiredToFailBy,
    OptionalRequirementGestureRecognizerShouldReceiveUITouch,
    OptionalRequirementGestureRecognizerShouldReceiveUIPress,
    OptionalRequirementGestureRecognizerShouldReceiveUIEvent,

    // UIImagePickerControllerDelegate
    OptionalRequirementImagePickerControllerDidFinishPickingMediaWithInfo,
    OptionalRequirementImagePickerControllerDidCancel,

    // UILargeContentViewerInteractionDelegate
    OptionalRequirementLargeContentViewerInteractionDidEndOnAt,
    OptionalRequirementLargeContentViewerInteractionItemAt,
    OptionalRequirementViewControllerFor,

    // UINavigationBarDelegate
    OptionalRequirementNavigationBarShouldPush,
    OptionalRequirementNavigationBarDidPush,
    OptionalRequirementNavigationBarShouldPop,
    OptionalRequirementNavigationBarDidPop,

    // UINavigationControllerDelegate
    OptionalRequirementNavigationControllerWillShowAnimated,
    OptionalRequirementNavigationControllerDidShowAnimated,
    OptionalRequirementNavigationControllerAnimationControllerForFromTo,
    OptionalRequirementNavigationControllerInteractionControllerFor,

    // UIPageViewControllerDataSource
    OptionalRequirementPresentationCountFor,
    OptionalRequirementPresentationIndexFor,

    // UIPageViewControllerDelegate
    OptionalRequirementPageViewControllerWillTransitionTo,
    OptionalRequirementPageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted,

    // UIPickerViewAccessibilityDelegate
    OptionalRequirementPickerViewAccessibilityLabelForComponent,
    OptionalRequirementPickerViewAccessibilityHintForComponent,

    // UIPickerViewDelegate
    OptionalRequirementPickerViewWidthForComponent,
    OptionalRequirementPickerViewRowHeightForComponent,
    OptionalRequirementPickerViewTitleForRowForComponent,
    OptionalRequirementPickerViewAttributedTitleForRowForComponent,
    OptionalRequirementPickerViewViewForRowForComponentReusing,
    OptionalRequirementPickerViewDidSelectRowInComponent,

    // UIPointerInteractionDelegate
    OptionalRequirementPointerInteractionRegionForDefaultRegion,
    OptionalRequirementPointerInteractionStyleFor,
    OptionalRequirementPointerInteractionWillEnterAnimator,
    OptionalRequirementPointerInteractionWillExitAnimator,

    // UIPopoverPresentationControllerDelegate
    OptionalRequirementPrepareForPopoverPresentation,
    OptionalRequirementPopoverPresentationControllerWillRepositionPopoverToIn,
    OptionalRequirementPopoverPresentationControllerShouldDismissPopover,
    OptionalRequirementPopoverPresentationControllerDidDismissPopover,

    // UIPrintInteractionControllerDelegate
    OptionalRequirementPrintInteractionControllerParentViewController,
    OptionalRequirementPrintInteractionControllerChoosePaper,
    OptionalRequirementPrintInteractionControllerWillPresentPrinterOptions,
    OptionalRequirementPrintInteractionControllerDidPresentPrinterOptions,
    OptionalRequirementPrintInteractionControllerWillDismissPrinterOptions,
    OptionalRequirementPrintInteractionControllerDidDismissPrinterOptions,
    OptionalRequirementPrintInteractionControllerWillStartJob,
    OptionalRequirementPrintInteractionControllerDidFinishJob,

    // UISceneDelegate
    OptionalRequirementSceneWillConnectToOptions,
    OptionalRequirementSceneDidDisconnect,
    OptionalRequirementSceneDidBecomeActive,
    OptionalRequirementSceneWillResignActive,
    OptionalRequirementSceneWillEnterForeground,
    OptionalRequirementSceneDidEnterBackground,
    OptionalRequirementSceneContinue,
    OptionalRequirementSceneOpenURLContexts,
    OptionalRequirementStateRestorationActivityFor,
    OptionalRequirementSceneRestoreInteractionStateWith,

    // UIScrollViewAccessibilityDelegate
    OptionalRequirementAccessibilityScrollStatusFor,

    // UIScrollViewDelegate
    OptionalRequirementScrollViewDidScroll,
    OptionalRequirementScrollViewDidZoom,
    OptionalRequirementScrollViewWillBeginDragging,
    OptionalRequirementScrollViewWillEndDraggingWithVelocityTargetContentOffset,
    OptionalRequirementScrollViewDidEndDraggingWillDecelerate,
    OptionalRequirementScrollViewWillBeginDecelerating,
    OptionalRequirementScrollViewDidEndDecelerating,
    OptionalRequirementScrollViewDidEndScrollingAnimation,
    OptionalRequirementViewForZoomingIn,
    OptionalRequirementScrollViewWillBeginZoomingWith,
    OptionalRequirementScrollViewDidEndZoomingWithAtScale,
    OptionalRequirementScrollViewShouldScrollToTop,
    OptionalRequirementScrollViewDidScrollToTop,
    OptionalRequirementScrollViewDidChangeAdjustedContentInset,

    // UISearchBarDelegate
    OptionalRequirementSearchBarShouldBeginEditing,
    OptionalRequirementSearchBarTextDidBeginEditing,
    OptionalRequirementSearchBarShouldEndEditing,
    OptionalRequirementSearchBarTextDidEndEditing,
    OptionalRequirementSearchBarTextDidChange,
    OptionalRequirementSearchBarShouldChangeTextInReplacementText,
    OptionalRequirementSearchBarSearchButtonClicked,
    OptionalRequirementSearchBarCancelButtonClicked,
    OptionalRequirementSearchBarBookmarkButtonClicked,
    OptionalRequirementSearchBarResultsListButtonClicked,
    OptionalRequirementSearchBarSelectedScopeButtonIndexDidChange,

    // UISearchControllerDelegate
    OptionalRequirementWillPresentSearchController,
    OptionalRequirementDidPresentSearchController,
    OptionalRequirementWillDismissSearchController,
    OptionalRequirementDidDismissSearchController,
    OptionalRequirementPresentSearchController,

    // UISearchResultsUpdating
    OptionalRequirementUpdateSearchResultsForSelecting,

    // UISearchTextFieldDelegate
    OptionalRequirementSearchTextFieldItemProviderForCopying,
    OptionalRequirementSearchTextFieldDidSelect,

    // UISheetPresentationControllerDelegate
    OptionalRequirementSheetPresentationControllerDidChangeSelectedDetentIdentifier,

    // UISplitViewControllerDelegate
    OptionalRequirementSplitViewControllerWillChangeTo,
    OptionalRequirementSplitViewControllerWillShow,
    OptionalRequirementSplitViewControllerWillHide,
    OptionalRequirementSplitViewControllerTopColumnForCollapsingToProposedTopColumn,
    OptionalRequirementSplitViewControllerDisplayModeForExpandingToProposedDisplayMode,
    OptionalRequirementSplitViewControllerDidCollapse,
    OptionalRequirementSplitViewControllerDidExpand,
    OptionalRequirementSplitViewControllerCollapseSecondaryOnto,
    OptionalRequirementSplitViewControllerSeparateSecondaryFrom,
    OptionalRequirementPrimaryViewControllerForCollapsing,
    OptionalRequirementPrimaryViewControllerForExpanding,
    OptionalRequirementSplitViewControllerShowSender,
    OptionalRequirementSplitViewControllerShowDetailSender,

    // UITabBarControllerDelegate
    OptionalRequirementTabBarControllerShouldSelect,
    OptionalRequirementTabBarControllerDidSelect,
    OptionalRequirementTabBarControllerShouldSelectTab,
    OptionalRequirementTabBarControllerDidSelectTabPreviousTab,
    OptionalRequirementTabBarControllerAnimationControllerForTransitionFromTo,
    OptionalRequirementTabBarControllerInteractionControllerFor,

    // UITabBarDelegate
    OptionalRequirementTabBarDidSelect,

    // UITableViewDataSource
    OptionalRequirementNumberOfSectionsInTableView,
    OptionalRequirementTableViewTitleForHeaderInSection,
    OptionalRequirementTableViewTitleForFooterInSection,
    OptionalRequirementTableViewCanEditRowAt,
    OptionalRequirementTableViewCanMoveRowAt,
    OptionalRequirementSectionIndexTitlesFor,
    OptionalRequirementTableViewSectionForSectionIndexTitleAt,
    OptionalRequirementTableViewCommitForRowAt,
    OptionalRequirementTableViewMoveRowAtTo,

    // UITableViewDataSourcePrefetching
    OptionalRequirementTableViewCancelPrefetchingForRowsAt,

    // UITableViewDelegate
    OptionalRequirementTableViewWillDisplayForRowAt,
    OptionalRequirementTableViewWillDisplayHeaderViewForSection,
    OptionalRequirementTableViewWillDisplayFooterViewForSection,
    OptionalRequirementTableViewDidEndDisplayingForRowAt,
    OptionalRequirementTableViewDidEndDisplayingHeaderViewForSection,
    OptionalRequirementTableViewDidEndDisplayingFooterViewForSection,
    OptionalRequirementTableViewHeightForRowAt,
    OptionalRequirementTableViewHeightForHeaderInSection,
    OptionalRequirementTableViewHeightForFooterInSection,
    OptionalRequirementTableViewEstimatedHeightForRowAt,
    OptionalRequirementTableViewEstimatedHeightForHeaderInSection,
    OptionalRequirementTableViewEstimatedHeightForFooterInSection,
    OptionalRequirementTableViewViewForHeaderInSection,
    OptionalRequirementTableViewViewForFooterInSection,
    OptionalRequirementTableViewAccessoryButtonTappedForRowWith,
    OptionalRequirementTableViewShouldHighlightRowAt,
    OptionalRequirementTableViewDidHighlightRowAt,
    OptionalRequirementTableViewDidUnhighlightRowAt,
    OptionalRequirementTableViewWillSelectRowAt,
    OptionalRequirementTableViewWillDeselectRowAt,
    OptionalRequirementTableViewDidSelectRowAt,
    OptionalRequirementTableViewDidDeselectRowAt,
    OptionalRequirementTableViewCanPerformPrimaryActionForRowAt,
    OptionalRequirementTableViewPerformPrimaryActionForRowAt,
    OptionalRequirementTableViewEditingStyleForRowAt,
    OptionalRequirementTableViewTitleForDeleteConfirmationButtonForRowAt,
    OptionalRequirementTableViewEditActionsForRowAt,
    OptionalRequirementTableViewLeadingSwipeActionsConfigurationForRowAt,
    OptionalRequirementTableViewTrailingSwipeActionsConfigurationForRowAt,
    OptionalRequirementTableViewShouldIndentWhileEditingRowAt,
    OptionalRequirementTableViewWillBeginEditingRowAt,
    OptionalRequirementTableViewDidEndEditingRowAt,
    OptionalRequirementTableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath,
    OptionalRequirementTableViewContextMenuConfigurationForRowAtPoint,
    OptionalRequirementTableViewPreviewForHighlightingContextMenuWithConfiguration,
    OptionalRequirementTableViewPreviewForDismissingContextMenuWithConfiguration,
    OptionalRequirementTableViewWillPerformPreviewActionForMenuWithAnimator,
    OptionalRequirementTableViewWillDisplayContextMenuAnimator,
    OptionalRequirementTableViewWillEndContextMenuInteractionAnimator,
    OptionalRequirementTableViewShouldShowMenuForRowAt,
    OptionalRequirementTableViewCanPerformActionForRowAtWithSender,
    OptionalRequirementTableViewPerformActionForRowAtWithSender,
    OptionalRequirementTableViewShouldSpringLoadRowAtWith,
    OptionalRequirementTableViewCanFocusRowAt,
    OptionalRequirementTableViewShouldUpdateFocusIn,
    OptionalRequirementTableViewDidUpdateFocusInWith,
    OptionalRequirementIndexPathForPreferredFocusedViewInTableView,
    OptionalRequirementTableViewSelectionFollowsFocusForRowAt,
    OptionalRequirementTableViewIndentationLevelForRowAt,
    OptionalRequirementTableViewShouldBeginMultipleSelectionInteractionAt,
    OptionalRequirementTableViewDidBeginMultipleSelectionInteractionAt,
    OptionalRequirementTableViewDidEndMultipleSelectionInteraction,

    // UITableViewDragDelegate
    OptionalRequirementTableViewItemsForAddingToAtPoint,
    OptionalRequirementTableViewDragPreviewParametersForRowAt,
    OptionalRequirementTableViewDragSessionWillBegin,
    OptionalRequirementTableViewDragSessionDidEnd,
    OptionalRequirementTableViewDragSessionAllowsMoveOperation,
    OptionalRequirementTableViewDragSessionIsRestrictedToDraggingApplication,

    // UITableViewDropDelegate
    OptionalRequirementTableViewCanHandle,
    OptionalRequirementTableViewDropSessionDidEnter,
    OptionalRequirementTableViewDropSessionDidUpdateWithDestinationIndexPath,
    OptionalRequirementTableViewDropSessionDidExit,
    OptionalRequirementTableViewDropSessionDidEnd,
    OptionalRequirementTableViewDropPreviewParametersForRowAt,

    // UITextDragDelegate
    OptionalRequirementTextDraggableViewItemsForDrag,
    OptionalRequirementTextDraggableViewDragPreviewForLiftingItemSession,
    OptionalRequirementTextDraggableViewWillAnimateLiftWithSession,
    OptionalRequirementTextDraggableViewDragSessionWillBegin,
    OptionalRequirementTextDraggableViewDragSessionDidEndWith,

    // UITextDropDelegate
    OptionalRequirementTextDroppableViewProposalForDrop,
    OptionalRequirementTextDroppableViewWillPerformDrop,
    OptionalRequirementTextDroppableViewDropSessionDidEnter,
    OptionalRequirementTextDroppableViewDropSessionDidUpdate,
    OptionalRequirementTextDroppableViewDropSessionDidExit,
    OptionalRequirementTextDroppableViewDropSessionDidEnd,

    // UITextFieldDelegate
    OptionalRequirementTextFieldShouldBeginEditing,
    OptionalRequirementTextFieldDidBeginEditing,
    OptionalRequirementTextFieldShouldEndEditing,
    OptionalRequirementTextFieldDidEndEditing,
    OptionalRequirementTextFieldDidEndEditingReason,
    OptionalRequirementTextFieldShouldChangeCharactersInReplacementString,
    OptionalRequirementTextFieldDidChangeSelection,
    OptionalRequirementTextFieldShouldClear,
    OptionalRequirementTextFieldShouldReturn,
    OptionalRequirementTextFieldEditMenuForCharactersInSuggestedActions,
    OptionalRequirementTextFieldWillPresentEditMenuWith,
    OptionalRequirementTextFieldWillDismissEditMenuWith,

    // UITextInteractionDelegate
    OptionalRequirementInteractionShouldBeginAt,
    OptionalRequirementInteractionWillBegin,
    OptionalRequirementInteractionDidEnd,

    // UITextViewDelegate
    OptionalRequirementTextViewShouldBeginEditing,
    OptionalRequirementTextViewShouldEndEditing,
    OptionalRequirementTextViewDidBeginEditing,
    OptionalRequirementTextViewDidEndEditing,
    OptionalRequirementTextViewShouldChangeTextInReplacementText,
    OptionalRequirementTextViewDidChange,
    OptionalRequirementTextViewDidChangeSelection,
    OptionalRequirementTextViewShouldInteractWithInInteractionURL,
    OptionalRequirementTextViewShouldInteractWithInInteractionNSTextAttachment,
    OptionalRequirementTextViewShouldInteractWithInURL,
    OptionalRequirementTextViewShouldInteractWithInNSTextAttachment,
    OptionalRequirementTextViewPrimaryActionForDefaultAction,
    OptionalRequirementTextViewMenuConfigurationForDefaultMenu,
    OptionalRequirementTextViewEditMenuForTextInSuggestedActions,
    OptionalRequirementTextViewWillPresentEditMenuWith,
    OptionalRequirementTextViewWillDismissEditMenuWith,

    // UIViewControllerAnimatedTransitioning
    OptionalRequirementInterruptibleAnimatorUsing,
    OptionalRequirementAnimationEnded,

    // UIViewControllerTransitioningDelegate
    OptionalRequirementAnimationControllerForPresentedPresentingSource,
    OptionalRequirementAnimationControllerForDismissed,
    OptionalRequirementInteractionControllerForPresentationUsing,
    OptionalRequirementInteractionControllerForDismissalUsing,
    OptionalRequirementPresentationControllerForPresentedPresentingSource,

    // UIWindowSceneDelegate
    OptionalRequirementWindowSceneDidUpdate,
    OptionalRequirementWindowSceneDidUpdateEffectiveGeometry,
    OptionalRequirementWindowScenePerformActionForCompletionHandler,

    // CAAnimationDelegate
    OptionalRequirementAnimationDidStart,
    OptionalRequirementAnimationDidStopFinished,

    // CALayerDelegate
    OptionalRequirementLayerDisplay,
    OptionalRequirementLayerDrawIn,
    OptionalRequirementLayerWillDraw,
    OptionalRequirementLayerLayoutSublayers,
    OptionalRequirementLayerActionForKey,

    // WKDownloadDelegate
    OptionalRequirementDownloadDidFinish,
    OptionalRequirementDownloadDidFailWithErrorResumeData,

    // WKNavigationDelegate
    OptionalRequirementWebViewDidStartProvisionalNavigation,
    OptionalRequirementWebViewDidReceiveServerRedirectForProvisionalNavigation,
    OptionalRequirementWebViewDidFailProvisionalNavigationWithError,
    OptionalRequirementWebViewDidCommit,
    OptionalRequirementWebViewDidFinish,
    OptionalRequirementWebViewDidFailWithError,
    OptionalRequirementWebViewWebContentProcessDidTerminate,
    OptionalRequirementWebViewNavigationActionDidBecome,
    OptionalRequirementWebViewNavigationResponseDidBecome,

    // WKUIDelegate
    OptionalRequirementWebViewCreateWebViewWithForWindowFeatures,
    OptionalRequirementWebViewDidClose,
} OptionalRequirement;

#endif
