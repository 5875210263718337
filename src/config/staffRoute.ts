/**
 * Paths of the back-office. There the bar of staff stands alone, without header, navigation and footer
 * of the store. @see docs/rules.md#staff-bar
 */
export const STAFF_ROUTE = /^\/(admin|add-|edit-|upload-)/;
