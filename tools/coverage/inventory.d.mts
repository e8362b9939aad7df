export declare const INVENTORY: string;
export declare function writeInventory(root: string): string;
export declare function inventoryPath(root: string): string;
