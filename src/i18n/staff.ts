import { backOffice } from './es/staff/backOffice.ts';
import { banners } from './es/staff/banners.ts';
import { familias } from './es/staff/familias.ts';
import { library } from './es/staff/library.ts';
import { pictures } from './es/staff/pictures.ts';
import { productoForm } from './es/staff/productoForm.ts';
import { productos } from './es/staff/productos.ts';
import { staffBar } from './es/staff/staffBar.ts';
import { subfamilias } from './es/staff/subfamilias.ts';

/** Texts of the back-office by area, in Spanish only. */
export const staff = {
  backOffice,
  banners,
  familias,
  library,
  pictures,
  productoForm,
  productos,
  staffBar,
  subfamilias,
} as const;
