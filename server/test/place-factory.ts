/** Two towns of the table, with their GeoNames ids. */
export const boise = { id: 5_586_437, latitude: 43.6135, longitude: -116.2035 }
export const portland = { id: 5_746_545, latitude: 45.5234, longitude: -122.6762 }
