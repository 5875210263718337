/**
 * Paths of the back-office. For who is signed in the bar of staff stands alone there, without header,
 * navigation and footer of the store. @see docs/rules.md#staff-bar
 */
export const STAFF_ROUTE = /^\/(admin|add-|edit-|upload-)/;
