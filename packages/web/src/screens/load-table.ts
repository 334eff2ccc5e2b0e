/** The screen most people come to next, apart from the first one for its size. */
export const loadTable = () => import('./table-screen.tsx');
