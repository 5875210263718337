import { prepareStore } from './support/store.ts';
import { describeTableMatrix } from './support/tableMatrix.ts';

describeTableMatrix(prepareStore(), {
  anon: { read: 'done', readBodega: 'forbidden', insert: 'forbidden', change: 'forbidden' },
  stranger: { read: 'done', readBodega: 'nothing', insert: 'forbidden', change: 'nothing' },
  staff: { read: 'done', readBodega: 'done', insert: 'done', change: 'done' },
});
