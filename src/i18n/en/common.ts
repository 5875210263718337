import type { common as es } from '../es/common.ts';
import type { SameShape } from '../sameShape.ts';

export const common = {
  skipToContent: 'Skip to content',
  notice: 'Notice',
  developmentBanner: 'This site is under development.',
  nav: {
    label: 'Main',
    home: 'Home',
    catalogue: 'Catalogue',
    location: 'Location',
    contact: 'Contact',
    about: 'About Us',
    toHome: '{{brand}}, go to home',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
  },
  search: {
    label: 'Search the store',
    placeholder: 'Search product, colour or code',
  },
  cart: {
    short: 'Cart',
    label_one: 'Cart, {{count}} unit',
    label_other: 'Cart, {{count}} units',
  },
  language: {
    label: 'Language',
    es: 'ES, español',
    en: 'EN, English',
    failed: 'The language could not be changed. Check your connection and try again.',
  },
  footer: {
    label: 'Footer',
    contact: 'Contact',
    store: 'The store',
    orders: 'My orders',
    social: 'Follow us',
    address: 'Cartago, Taras crossing, next to the traffic police.',
    prices: 'Prices in colones, VAT included. Shipping is not included.',
    copyright: '© 2025 {{brand}}. All rights reserved.',
  },
  quickOrder: 'Quick order',
  terms: 'Terms and Conditions',
  offline: 'You are offline. Your cart is saved.',
  pricesOf: 'Prices as of {{date, datetime(dateStyle: long; timeZone: America/Costa_Rica)}}',
  retry: 'Try again',
  loading: 'Loading…',
  greeting: 'Hello, I would like a quote for products of {{brand}}.',
  newTab: '(opens in a new tab)',
  error: {
    chunkTitle: 'The page did not finish loading',
    chunkDetail: 'Check your connection and try again. Your cart is saved.',
    crashTitle: 'Something went wrong on this page',
    crashDetail: 'Try again or go to another page. Your cart is saved.',
  },
} as const satisfies SameShape<typeof es>;
