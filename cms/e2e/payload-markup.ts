/**
 * What axe finds severe in the markup of Payload itself, by page: the rule, the class that the element stands
 * in, the element, and how many there are at most. It gets shorter with versions of Payload, and never longer:
 * what is ours has no place in it.
 */
export const OF_PAYLOAD: Record<string, Record<string, number>> = {
  '/admin': {
    'aria-hidden-focus: .dropdown-indicator button': 1,
    'label: .css-dummyInput input': 1,
  },
  '/admin/collections/products': {
    'aria-command-name: .cell-_dragHandle div': 15,
    'aria-command-name: .sort-row div': 15,
    'color-contrast: .field-label span': 6,
    'label-title-only: .checkbox-input__input input': 1,
    'label: .checkbox-input__input input': 15,
    'nested-interactive: .cell-_dragHandle div': 15,
    'target-size: .sort-column__asc button': 6,
    'target-size: .sort-column__desc button': 6,
  },
  '/admin/collections/products/2': {
    'aria-command-name: .collapsible__drag div': 9,
    'aria-hidden-focus: .clear-indicator div': 1,
    'aria-hidden-focus: .dropdown-indicator button': 2,
    'button-name: .popup-button button': 13,
    'color-contrast: .btn__label span': 2,
    'color-contrast: .field-description div': 11,
    'color-contrast: .upload__dragAndDropText p': 1,
    'color-contrast: .upload__dropzoneContent__orText span': 1,
    'label-content-name-mismatch: .btn a': 1,
    'label-title-only: .rs__input input': 1,
    'label: .rs__input input': 2,
    'list: .doc-tabs__tabs ul': 1,
    'target-size: .popup-button button': 9,
  },
  '/admin/collections/media': {
    'button-name: .clickable-arrow button': 2,
    'color-contrast: .field-label span': 3,
    'label-title-only: .checkbox-input__input input': 1,
    'label: .checkbox-input__input input': 10,
    'target-size: .sort-column__asc button': 3,
    'target-size: .sort-column__desc button': 3,
  },
};
