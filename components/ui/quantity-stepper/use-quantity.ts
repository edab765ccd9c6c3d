'use client';

import { createContext, useContext } from 'react';

/** How many pieces the buttons beside a stepper are about. */
export const Quantity = createContext(1);

export const useQuantity = () => useContext(Quantity);
